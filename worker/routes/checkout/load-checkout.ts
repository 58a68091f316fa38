import type { Context } from 'hono'
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
import { toFormChoices } from '../account/load-choices.ts'
import { registrationRequirements, type RegistrationRequirements } from '../forms/requirements.ts'
import { requireData } from '../forms/store-api-failed.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** The data of a checkout page, without the shopper's input. */
export type LoadedCheckout = {
  readonly sums: CheckoutSums
  readonly context: SalesChannelContext
  /** All billing countries. */
  readonly countries: readonly Country[]
  readonly salutations: readonly Salutation[]
  /** The addresses of the logged-in customer; null for guests. */
  readonly addresses: readonly Address[] | null
  /** Requirements of this shop in addition to our form. */
  readonly requirements: RegistrationRequirements
}

/**
 * Loads the checkout of a session. Throws a `PageError` if a call fails. The backend calculates the
 * cart and the methods now. It stores corrections until a page that shows them calls `takeNotices`.
 */
export async function loadCheckout(
  c: Context<AppEnv>,
  token: string | null,
): Promise<LoadedCheckout> {
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
  const data = requireData(c, cart)
  const session = requireData(c, context)
  const { customer } = session
  const [delivery] = data.deliveries
  const [transaction] = data.transactions
  const hasAccount = customer && !customer.guest
  return {
    addresses: hasAccount ? requireData(c, await api.account.addresses()).elements : null,
    sums: {
      cart: cartView(c.var, data),
      shippingMethods: shippingViews(c.var, requireData(c, shipping).elements),
      paymentMethods: paymentViews(c.var, requireData(c, payment).elements),
      // The method that the cart was calculated with; the context may be older.
      shippingMethodId: delivery?.shippingMethod?.id ?? session.shippingMethod.id,
      paymentMethodId: transaction?.paymentMethodId ?? session.paymentMethod.id,
    },
    context: session,
    ...toFormChoices(c.var.locale, {
      countries: requireData(c, countries).elements,
      salutations: requireData(c, salutations).elements,
      requirements,
    }),
  }
}

/** Clears the notices of a cart that this response shows, so that they are not shown again. */
export async function takeNotices(c: Context<AppEnv>): Promise<void> {
  await shopperApi(c).cart.read()
}
