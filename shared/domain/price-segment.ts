/** Which prices a page and a cart tell; the names are part of cache keys and of a cookie. */
export const PRICE_SEGMENTS = ['gross', 'net-trade', 'net-export', 'net-eu-business'] as const
export type PriceSegment = (typeof PRICE_SEGMENTS)[number]

/** The segment of this name; anything unknown means gross. */
export function segmentNamed(name: string | null | undefined): PriceSegment {
  return PRICE_SEGMENTS.find((segment) => segment === name) ?? 'gross'
}

/** Whether these prices hold for sales that are taxed, at home as in other countries. */
export function isTaxed(segment: PriceSegment): segment is 'gross' | 'net-trade' {
  return segment === 'gross' || segment === 'net-trade'
}
