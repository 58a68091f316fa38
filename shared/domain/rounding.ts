import type { Cents } from './money.ts'

/** An exact number; decimals are converted to it before any decision. */
export type Fraction = Readonly<{ numerator: bigint; denominator: bigint }>

const SIGNIFICANT_DIGITS = 15

/**
 * The decimal that a float represents, read to 15 significant digits as in the Store API
 * (docs/store-api.md#rounding). So 19.994999999999997 and 19.995 are the same amount. Throws if the
 * number is not finite.
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
 * Divides exactly and rounds half away from zero, as for every amount in the shop
 * (docs/store-api.md#rounding). Takes and returns integers; no float is involved.
 */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n !== denominator < 0n
  const above = numerator < 0n ? -numerator : numerator
  const below = denominator < 0n ? -denominator : denominator
  const rounded = Number((above * 2n + below) / (below * 2n))
  return negative && rounded !== 0 ? -rounded : rounded
}

/** Above this, the distance between two floats can be as large as a rounding error of a half. */
const MAX_SCALED = 2 ** 40
/** Closer to a half than this, only exact arithmetic can decide the direction. */
const FAR_FROM_HALF = 0.4

/** A decimal rounded to `decimals` places, as a whole number of the last place (19.995, 2 → 2000). */
export function roundedDecimal(decimal: number, decimals: number): number {
  const scaled = decimal * 10 ** decimals
  const nearest = Math.round(scaled)
  // Fast path: most amounts have few decimals, and a page reads hundreds of them.
  if (Math.abs(scaled) < MAX_SCALED && Math.abs(scaled - nearest) < FAR_FROM_HALF) {
    return nearest === 0 ? 0 : nearest
  }
  const { numerator, denominator } = fraction(decimal)
  return divideRounded(numerator * 10n ** BigInt(decimals), denominator)
}

/**
 * Rounding of a currency (docs/store-api.md#rounding): to `decimals` places, then to a multiple of
 * `intervalCents`. Net prices are rounded to the interval only with `roundForNet`.
 */
export type CashRounding = Readonly<{
  decimals: number
  intervalCents: Cents
  roundForNet: boolean
}>

export const EURO_ROUNDING: CashRounding = { decimals: 2, intervalCents: 1, roundForNet: true }

/** Rounds whole cents to the nearest multiple of the interval, half away from zero. */
export function roundToInterval(amount: Cents, rounding: CashRounding): Cents {
  if (rounding.decimals > 2) return amount
  const interval = BigInt(rounding.intervalCents)
  return divideRounded(BigInt(amount), interval) * rounding.intervalCents
}

/** Rounds a decimal amount in currency units to whole cents: decimals first, then the interval. */
export function cashRound(decimal: number, rounding: CashRounding): Cents {
  const places = Math.min(rounding.decimals, 2)
  const cents = roundedDecimal(decimal, places) * 10 ** (2 - places)
  return roundToInterval(cents, rounding)
}
