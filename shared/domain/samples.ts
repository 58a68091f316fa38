import type { Cents } from './money.ts'

/** Samples per order: `free` ones, the maximum, and the price of each further one. */
export type SampleRules = Readonly<{ free: number; most: number; furtherCents: Cents }>

/** The gross price of each of `count` samples, in their order: the first ones are free. */
export function sampleCents(count: number, { free, furtherCents }: SampleRules): readonly Cents[] {
  return Array.from({ length: count }, (_, index) => (index < free ? 0 : furtherCents))
}
