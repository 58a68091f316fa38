import type { Cents } from './money.ts'

/** The samples of cloth that the shop sends per order. */
export const SAMPLES = { free: 5, most: 10, furtherCents: 100 } as const

/** The gross price of each of so many samples, in their order: the first ones are free. */
export function sampleCents(count: number): readonly Cents[] {
  return Array.from({ length: count }, (_, index) =>
    index < SAMPLES.free ? 0 : SAMPLES.furtherCents,
  )
}
