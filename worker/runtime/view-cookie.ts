import { PRICE_SEGMENTS, type PriceSegment } from '#shared/domain/price-segment.ts'
import { z } from '#shared/schemas/zod.ts'

export type View = {
  readonly cartCount: number
  readonly segment: PriceSegment
  /** Allows account pages to begin before the customer is loaded. It grants no access. */
  readonly isLoggedIn: boolean
  /** In front of a Shopware: pages read prices with the token of the session. */
  readonly hasOwnPrices: boolean
}

/** The view of a visitor without a session. */
export const EMPTY_VIEW: View = {
  cartCount: 0,
  segment: 'gross',
  isLoggedIn: false,
  hasOwnPrices: false,
}

const Value = z.object({
  n: z.coerce.number().int().min(0).max(999).catch(0),
  s: z.enum(PRICE_SEGMENTS).catch('gross'),
})

/** Parses the `view` cookie (`n=3&s=gross&a=1`). A malformed cookie becomes an empty view. */
export function parseView(cookie: string | undefined): View {
  if (!cookie) return EMPTY_VIEW
  const params = new URLSearchParams(cookie)
  const value = Value.parse({ n: params.get('n') ?? 0, s: params.get('s') ?? 'gross' })
  return {
    cartCount: value.n,
    segment: value.s,
    isLoggedIn: params.get('a') === '1',
    hasOwnPrices: params.get('p') === '1',
  }
}

export function formatView(view: View): string {
  return `n=${view.cartCount}&s=${view.segment}${view.isLoggedIn ? '&a=1' : ''}${view.hasOwnPrices ? '&p=1' : ''}`
}
