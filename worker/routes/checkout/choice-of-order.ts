import type { Address } from '#shared/schemas/store-api/context.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import type { ContextChoice } from '#worker/store-api/shopping/context-api.ts'

/** Fields by which two addresses count as the same; an order keeps copies with ids of their own. */
const SAME = [
  'company',
  'firstName',
  'lastName',
  'street',
  'additionalAddressLine1',
  'additionalAddressLine2',
  'zipcode',
  'city',
  'countryId',
] as const satisfies (keyof Address)[]

/**
 * The choices of an order, for a session to repeat: shipping and payment method, and those of its
 * addresses that the customer still has.
 */
export function choiceOfOrder(order: Order, addresses: readonly Address[]): ContextChoice {
  const [delivery] = order.deliveries
  const idOf = (address: Address | null | undefined) =>
    address &&
    addresses.find((own) => SAME.every((part) => (own[part] || '') === (address[part] || '')))?.id
  const chosen = {
    shippingMethodId: delivery?.shippingMethod?.id,
    paymentMethodId: order.transactions.at(-1)?.paymentMethod?.id,
    shippingAddressId: idOf(delivery?.shippingOrderAddress),
    billingAddressId: idOf(order.billingAddress),
  }
  return Object.fromEntries(Object.entries(chosen).filter(([, id]) => id))
}
