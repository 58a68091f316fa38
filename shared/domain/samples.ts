import type { Cents } from './money.ts'

/**
 * Samples of cloth per order: `free` ones, the maximum, and the price in cents of each further one.
 */
export const SAMPLES = { free: 5, most: 10, furtherCents: 100 } as const

/** The gross price of each of `count` samples, in their order: the first ones are free. */
export function sampleCents(count: number): readonly Cents[] {
  return Array.from({ length: count }, (_, index) =>
    index < SAMPLES.free ? 0 : SAMPLES.furtherCents,
  )
}
