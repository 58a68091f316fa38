import type { Cents } from './money.ts'
import { divideRounded, roundedDecimal } from './rounding.ts'

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
