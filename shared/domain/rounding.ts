import type { Cents } from './money.ts'

/** An exact number: what decimals become before anything is decided with them. */
export type Fraction = Readonly<{ numerator: bigint; denominator: bigint }>

const SIGNIFICANT_DIGITS = 15

/**
 * The decimal that a float stands for, read to 15 significant digits as the Store API does
 * (docs/store-api.md#rounding), so that 19.994999999999997 and 19.995 are the same amount. Throws
 * on anything that is not a finite number.
 */
export function fraction(decimal: number): Fraction {
  if (!Number.isFinite(decimal)) throw new RangeError(`Not a decimal: ${decimal}`)
  const [digits = '', exponent = '0'] = decimal.toExponential(SIGNIFICANT_DIGITS - 1).split('e')
  const numerator = BigInt(digits.replace('.', ''))
  const power = Number(exponent) - (SIGNIFICANT_DIGITS - 1)
  return power < 0
    ? { numerator, denominator: 10n ** BigInt(-power) }
    : { numerator: numerator * 10n ** BigInt(power), denominator: 1n }
}

/**
 * Divides exactly and rounds half away from zero, the rounding of every amount in the shop
 * (docs/store-api.md#rounding). Integers in, an integer out: no float takes part.
 */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n !== denominator < 0n
  const above = numerator < 0n ? -numerator : numerator
  const below = denominator < 0n ? -denominator : denominator
  const rounded = Number((above * 2n + below) / (below * 2n))
  return negative && rounded !== 0 ? -rounded : rounded
}

/** Beyond it the next float may be as far away as the half between two whole numbers. */
const MAX_SCALED = 2 ** 40
/** Nearer to a half than this only exact figures can tell to which side. */
const FAR_FROM_HALF = 0.4

/** A decimal rounded to `decimals` places, as a whole number of the last place (19.995, 2 → 2000). */
export function roundedDecimal(decimal: number, decimals: number): number {
  const scaled = decimal * 10 ** decimals
  const nearest = Math.round(scaled)
  // Most amounts have no more places than that, and a page reads hundreds of them.
  if (Math.abs(scaled) < MAX_SCALED && Math.abs(scaled - nearest) < FAR_FROM_HALF) {
    return nearest === 0 ? 0 : nearest
  }
  const { numerator, denominator } = fraction(decimal)
  return divideRounded(numerator * 10n ** BigInt(decimals), denominator)
}

/**
 * How a currency is rounded (docs/store-api.md#rounding): to `decimals` places, then to the next
 * multiple of `intervalCents`. Net prices are only rounded to the interval with `roundForNet`.
 */
export type CashRounding = Readonly<{
  decimals: number
  intervalCents: Cents
  roundForNet: boolean
}>

export const EURO_ROUNDING: CashRounding = { decimals: 2, intervalCents: 1, roundForNet: true }

/** Whole cents to the next multiple of the interval, half away from zero. */
export function roundToInterval(amount: Cents, rounding: CashRounding): Cents {
  if (rounding.decimals > 2) return amount
  const interval = BigInt(rounding.intervalCents)
  return divideRounded(BigInt(amount), interval) * rounding.intervalCents
}

/** A decimal amount in currency units as whole cents: decimals first, then the interval. */
export function cashRound(decimal: number, rounding: CashRounding): Cents {
  const places = Math.min(rounding.decimals, 2)
  const cents = roundedDecimal(decimal, places) * 10 ** (2 - places)
  return roundToInterval(cents, rounding)
}
