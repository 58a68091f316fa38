import { PRICE_SEGMENTS, type PriceSegment } from '#shared/domain/price-segment.ts'
import { z } from '#shared/schemas/zod.ts'

export type View = { readonly cartCount: number; readonly segment: PriceSegment }

const EMPTY: View = { cartCount: 0, segment: 'gross' }

const Value = z.object({
  n: z.coerce.number().int().min(0).max(999).catch(0),
  s: z.enum(PRICE_SEGMENTS).catch('gross'),
})

/** Reads the `view` cookie (`n=3&s=gross`); anything broken reads as an empty view. */
export function parseView(cookie: string | undefined): View {
  if (!cookie) return EMPTY
  const params = new URLSearchParams(cookie)
  const value = Value.parse({ n: params.get('n') ?? 0, s: params.get('s') ?? 'gross' })
  return { cartCount: value.n, segment: value.s }
}

export function formatView(view: View): string {
  return `n=${view.cartCount}&s=${view.segment}`
}
