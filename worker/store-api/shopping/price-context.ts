import type { Locale } from '#shared/i18n/locales.ts'
import { TaxStatus } from '#shared/schemas/store-api/price.ts'
import { tolerantObject } from '#shared/schemas/store-api/tolerant.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Transport } from '../transport/call.ts'

/** The parts of a context that decide prices, as in the cache key of Shopware's own storefront. */
export const PriceContext = z.object({
  currency: z.object({ isoCode: z.string() }),
  currentCustomerGroup: z.object({ id: z.string() }).nullish(),
  context: tolerantObject({ taxState: TaxStatus, ruleIds: z.array(z.string()).nullish() }),
})
export type PriceContext = z.infer<typeof PriceContext>

/** The context of visitors without a session, the same for all of them. */
export function channelApi(transport: Transport) {
  return {
    prices: (locale: Locale) =>
      transport({
        method: 'GET',
        path: '/context',
        schema: PriceContext,
        locale,
        cache: { lifetime: 'texts' },
      }),
  }
}

/** Whether a session may see other prices than visitors without one. */
export function hasOtherPrices(own: PriceContext, anonymous: PriceContext): boolean {
  return priceKey(own) !== priceKey(anonymous)
}

const priceKey = ({ currency, currentCustomerGroup, context }: PriceContext) =>
  JSON.stringify([
    currency.isoCode,
    currentCustomerGroup?.id,
    context.taxState,
    [...(context.ruleIds ?? [])].sort(),
  ])
