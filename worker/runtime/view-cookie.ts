import { z } from '#shared/schemas/zod.ts'

/** Price segments are a closed list; an unknown value means gross, and none decides a charge. */
const SEGMENTS = ['gross', 'net-export', 'net-eu-business'] as const
export type Segment = (typeof SEGMENTS)[number]

export type View = { readonly cartCount: number; readonly segment: Segment }

const EMPTY: View = { cartCount: 0, segment: 'gross' }

const Value = z.object({
  n: z.coerce.number().int().min(0).max(999).catch(0),
  s: z.enum(SEGMENTS).catch('gross'),
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
