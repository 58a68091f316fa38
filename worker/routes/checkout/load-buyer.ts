import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { CheckoutRules } from '#shared/schemas/forms/checkout.ts'
import type { Country, SalesChannelContext } from '#shared/schemas/store-api/context.ts'
import { hasDownloads } from '#worker/pages/cart/cart-view.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { rulesOf } from '../account/form-view.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** The buyer, and the rules for validating their form. */
export type Buyer = {
  readonly context: SalesChannelContext
  /** Whether a customer is logged in. False for guests. */
  readonly hasAccount: boolean
  readonly isCartEmpty: boolean
  /** Whether the backend is our own, with fields that no Shopware has. */
  readonly hasOwnFields: boolean
  /** All billing countries. */
  readonly countries: readonly Country[]
  readonly rules: CheckoutRules
}

/**
 * The checkout data that an order needs before it is placed. The whole page loads only if it must
 * be shown again.
 */
export async function loadBuyer(c: Context<AppEnv>): Promise<Result<Buyer, StoreApiFailure>> {
  const api = shopperApi(c, { holdNotices: true })
  const [cart, context, countries] = await Promise.all([
    api.cart.read(),
    api.context.read(),
    api.context.countries(),
  ])
  if (!cart.ok) return fail(cart.error)
  if (!context.ok) return fail(context.error)
  if (!countries.ok) return fail(countries.error)
  const { customer } = context.value.data
  return ok({
    context: context.value.data,
    hasAccount: Boolean(customer && !customer.guest),
    hasOwnFields: Boolean(cart.value.data.extensions?.ripstop),
    isCartEmpty: !cart.value.data.lineItems.some(({ good }) => good),
    countries: countries.value.data.elements,
    rules: checkoutRules(c, {
      countries: countries.value.data.elements,
      hasDownloads: hasDownloads(cart.value.data),
    }),
  })
}

type Known = { readonly countries: readonly Country[]; readonly hasDownloads: boolean }

/** The rules of this shop and this cart that the form's schema needs. */
export function checkoutRules(
  c: Context<AppEnv>,
  { countries, hasDownloads: withDownloads }: Known,
): CheckoutRules {
  return { ...rulesOf(c, { countries }), hasDownloads: withDownloads }
}
