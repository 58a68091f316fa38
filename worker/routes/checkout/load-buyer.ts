import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { CheckoutRules } from '#shared/schemas/forms/checkout.ts'
import type { Country, SalesChannelContext } from '#shared/schemas/store-api/context.ts'
import { hasDownloads } from '#worker/pages/cart/cart-view.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/transport.ts'
import { rulesOf } from '../account/form-view.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** The buyer, and the rules that their form is checked by. */
export type Buyer = {
  readonly context: SalesChannelContext
  /** A customer who is logged in; guests of the checkout are none. */
  readonly hasAccount: boolean
  readonly isCartEmpty: boolean
  /** Whether the backend is our own, which has fields that no Shopware has. */
  readonly hasOwnFields: boolean
  /** All that may be billed. */
  readonly countries: readonly Country[]
  readonly rules: CheckoutRules
}

/**
 * As much of the checkout as an order needs before it is placed. The page itself is only loaded
 * where it has to be shown again.
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

/** What the form's schema needs to know about this shop and this cart. */
export function checkoutRules(
  c: Context<AppEnv>,
  { countries, hasDownloads: withDownloads }: Known,
): CheckoutRules {
  return { ...rulesOf(c, { countries }), hasDownloads: withDownloads }
}
