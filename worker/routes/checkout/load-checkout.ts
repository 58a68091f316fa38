import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { CheckoutSums } from '#shared/schemas/forms/checkout-view.ts'
import type {
  Address,
  Country,
  SalesChannelContext,
  Salutation,
} from '#shared/schemas/store-api/context.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { cartView } from '#worker/pages/cart/cart-view.ts'
import { paymentViews, shippingViews } from '#worker/pages/checkout/method-views.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/transport.ts'
import { billedCountries } from '../forms/countries.ts'
import { registrationRequirements, type RegistrationRequirements } from '../forms/requirements.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** All that a checkout page is made of, besides what the shopper types. */
export type LoadedCheckout = {
  readonly sums: CheckoutSums
  readonly context: SalesChannelContext
  /** All that may be billed. */
  readonly countries: readonly Country[]
  readonly salutations: readonly Salutation[]
  /** Of the customer who is logged in; null for guests. */
  readonly addresses: readonly Address[] | null
  /** What this shop requires beyond our form. */
  readonly requirements: RegistrationRequirements
}

/**
 * Reads the checkout of a session. The backend calculates cart and methods now; its corrections are
 * held until a page that shows them calls `takeNotices`.
 */
export async function loadCheckout(
  c: Context<AppEnv>,
  token: string | null,
): Promise<Result<LoadedCheckout, StoreApiFailure>> {
  const api = shopperApi(c, { token, holdNotices: true })
  const [cart, context, shipping, payment, countries, salutations, requirements] =
    await Promise.all([
      api.cart.read(),
      api.context.read(),
      api.checkout.shippingMethods(),
      api.checkout.paymentMethods(),
      api.context.countries(),
      api.context.salutations(),
      registrationRequirements(c),
    ])
  if (!cart.ok) return fail(cart.error)
  if (!context.ok) return fail(context.error)
  if (!shipping.ok) return fail(shipping.error)
  if (!payment.ok) return fail(payment.error)
  if (!countries.ok) return fail(countries.error)
  if (!salutations.ok) return fail(salutations.error)
  const { customer } = context.value.data
  const [delivery] = cart.value.data.deliveries
  const [transaction] = cart.value.data.transactions
  const own = customer && !customer.guest ? await api.account.addresses() : null
  if (own && !own.ok) return fail(own.error)
  return ok({
    addresses: own && own.value.data.elements,
    sums: {
      cart: cartView(c.var, cart.value.data),
      shippingMethods: shippingViews(c.var, shipping.value.data.elements),
      paymentMethods: paymentViews(c.var, payment.value.data.elements),
      // The methods that the cart was calculated with; the context may be older.
      shippingMethodId: delivery?.shippingMethod?.id ?? context.value.data.shippingMethod.id,
      paymentMethodId: transaction?.paymentMethodId ?? context.value.data.paymentMethod.id,
    },
    context: context.value.data,
    countries: billedCountries(countries.value.data.elements, c.var.locale),
    salutations: salutations.value.data.elements,
    requirements,
  })
}

/** Clears the notices of a cart that this answer shows, so that they are not shown again. */
export async function takeNotices(c: Context<AppEnv>): Promise<void> {
  await shopperApi(c).cart.read()
}
