import type { Context } from 'hono'
import type { CheckoutRules } from '#shared/schemas/forms/checkout.ts'
import type { Country } from '#shared/schemas/store-api/context.ts'
import type { AppEnv } from '#worker/runtime/context.ts'

type Known = { readonly countries: readonly Country[]; readonly hasDownloads: boolean }

/** What the form's schema needs to know about this shop and this cart. */
export function checkoutRules(
  c: Context<AppEnv>,
  { countries, hasDownloads }: Known,
): CheckoutRules {
  return {
    nameMinLength: c.var.vars.NAME_MIN_LENGTH,
    countries: Object.fromEntries(countries.map(({ id, iso }) => [id, iso])),
    hasDownloads,
  }
}
