import type { MethodView } from '#shared/schemas/forms/checkout-view.ts'
import type { Address } from '#shared/schemas/store-api/context.ts'
import type { LoadedCheckout } from './load-checkout.ts'

/** The fields of an order beside its cart. */
export type ExpressOrder = {
  readonly billing: Address
  readonly shipping: Address
  readonly shippingMethod: MethodView
  readonly paymentMethod: MethodView
}

/** The fields that a customer would order with now; null if something is still to be chosen. */
export function expressOf({ addresses, context, sums }: LoadedCheckout): ExpressOrder | null {
  const own = (address: Address | null | undefined) =>
    addresses?.find(({ id }) => id === address?.id)
  const billing = own(context.customer?.activeBillingAddress)
  const shipping = own(context.customer?.activeShippingAddress)
  const shippingMethod = possible(sums.shippingMethods, sums.shippingMethodId)
  const paymentMethod = possible(sums.paymentMethods, sums.paymentMethodId)
  if (!sums.cart.isOrderable || !billing || !shipping || !shippingMethod || !paymentMethod)
    return null
  return { billing, shipping, shippingMethod, paymentMethod }
}

function possible(methods: readonly MethodView[], chosenId: string): MethodView | undefined {
  return methods.find(({ id, refusal }) => id === chosenId && refusal === null)
}
