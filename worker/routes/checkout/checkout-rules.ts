import type { Context } from 'hono'
import type { CheckoutRules } from '#shared/schemas/forms/checkout.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { LoadedCheckout } from './load-checkout.ts'

/** What the form's schema has to know of this shop and this cart. */
export function checkoutRules(c: Context<AppEnv>, loaded: LoadedCheckout): CheckoutRules {
  return {
    nameMinLength: c.var.vars.NAME_MIN_LENGTH,
    countries: Object.fromEntries(loaded.countries.map(({ id, iso }) => [id, iso])),
    hasDownloads: loaded.sums.cart.hasDownloads,
  }
}
