import type { Fraction } from './rounding.ts'
import { divideRounded, roundedDecimal } from './rounding.ts'

const CENT_DECIMALS = 2
/** Cents in a unit of the currency. */
export const CENTS_PER_UNIT = 100

/** Whole cents, never a fraction; only the wire uses decimals. */
export type Cents = number

/** One price, gross and net. `gross` includes the tax of the shop's own country. */
export type Price = Readonly<{ gross: Cents; net: Cents }>

/** Adds amounts; without amounts the sum is 0. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}

/** The price of `units` sales units. Throws if the product is not a whole number. */
export function multiplyCents(amount: Cents, units: number): Cents {
  const product = amount * units
  if (!Number.isSafeInteger(product)) throw new RangeError(`Not whole cents: ${amount} × ${units}`)
  return product
}

/**
 * Divides `total` by weight into parts that add up to it: each part is the difference of two
 * rounded running sums. Weights are whole and not negative. If all are 0, the last part gets
 * everything; without weights there are no parts.
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

/** Converts a decimal of the wire to whole cents, rounded half away from zero: 19.99 → 1999. */
export function centsFromDecimal(decimal: number): Cents {
  return roundedDecimal(decimal, CENT_DECIMALS)
}

/** Converts whole cents to the decimal of the wire: 1999 → 19.99. Only for output. */
export function decimalFromCents(cents: Cents): number {
  return cents / CENTS_PER_UNIT
}

/** Whole cents as an exact amount in currency units. */
export function fractionOfCents(cents: Cents): Fraction {
  return { numerator: BigInt(cents), denominator: BigInt(CENTS_PER_UNIT) }
}
