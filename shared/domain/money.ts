import type { Fraction } from './rounding.ts'
import { divideRounded, roundedDecimal } from './rounding.ts'

const CENT_DECIMALS = 2
/** Cents in a unit of the currency. */
export const CENTS_PER_UNIT = 100

/** Whole cents. Never a fraction: decimals exist on the wire only. */
export type Cents = number

/** One price in both of its readings. `gross` includes the tax of the shop's own country. */
export type Price = Readonly<{ gross: Cents; net: Cents }>

/** Adds amounts; nothing adds up to 0. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}

/** The price of `units` sales units. Throws when either is not a whole number. */
export function multiplyCents(amount: Cents, units: number): Cents {
  const product = amount * units
  if (!Number.isSafeInteger(product)) throw new RangeError(`Not whole cents: ${amount} × ${units}`)
  return product
}

/**
 * Shares `total` by weight so that the parts always add up to it: each running sum is rounded, a
 * part is the difference of two. Weights are whole and not negative; if all are 0 the last part
 * takes everything, and no weights give no parts.
 */
export function allocateCents(total: Cents, weights: readonly number[]): readonly Cents[] {
  const sum = sumCents(weights)
  if (sum === 0) return weights.map((_, index) => (index === weights.length - 1 ? total : 0))
  let shared = 0
  let reached = 0
  return weights.map((weight) => {
    reached += weight
    const share = divideRounded(BigInt(total) * BigInt(reached), BigInt(sum)) - shared
    shared += share
    return share
  })
}

/** A decimal of the wire as whole cents, rounded half away from zero: 19.99 → 1999. */
export function centsFromDecimal(decimal: number): Cents {
  return roundedDecimal(decimal, CENT_DECIMALS)
}

/** Whole cents as the decimal that the wire carries: 1999 → 19.99. For writing out only. */
export function decimalFromCents(cents: Cents): number {
  return cents / CENTS_PER_UNIT
}

/** Whole cents as an exact amount in currency units. */
export function fractionOfCents(cents: Cents): Fraction {
  return { numerator: BigInt(cents), denominator: BigInt(CENTS_PER_UNIT) }
}
