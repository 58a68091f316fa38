/** The kinds of prices that a page and a cart show; the names are in cache keys and a cookie. */
export const PRICE_SEGMENTS = ['gross', 'net-trade', 'net-export', 'net-eu-business'] as const
export type PriceSegment = (typeof PRICE_SEGMENTS)[number]

/** The segment of this name; an unknown name means gross. */
export function segmentNamed(name: string | null | undefined): PriceSegment {
  return PRICE_SEGMENTS.find((segment) => segment === name) ?? 'gross'
}

/** Whether these prices apply to taxed sales, at home or in other countries. */
export function isTaxed(segment: PriceSegment): segment is 'gross' | 'net-trade' {
  return segment === 'gross' || segment === 'net-trade'
}
