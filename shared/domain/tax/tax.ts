import type { Cents } from '../money.ts'
import { sumCents, allocateCents } from '../money.ts'
import { divideRounded } from '../rounding.ts'

/** A tax rate in basis points: 19 % is 1900. The wire uses 19. */
export type TaxRate = number

export type TaxClass = 'standard' | 'reduced'

/** Gross: prices include tax. Net: tax is added to prices. Tax-free: net prices without tax. */
export type TaxState = 'gross' | 'net' | 'tax-free'

/** The tax at one rate: included in `price` (gross) or added to it (net). */
export type CalculatedTax = Readonly<{ rate: TaxRate; tax: Cents; price: Cents }>

/** The share of an amount that is taxed at a rate; weights are whole numbers. */
export type TaxShare = Readonly<{ rate: TaxRate; weight: number }>

const BASIS_POINTS = 10_000n

/**
 * The tax of `units` times `unitPrice`. It is not rounded per unit, only at the end
 * (docs/store-api.md#line-prices). Tax-free returns 0.
 */
export function taxOf(unitPrice: Cents, units: number, rate: TaxRate, state: TaxState): Cents {
  if (state === 'tax-free') return 0
  const basis = state === 'gross' ? BASIS_POINTS + BigInt(rate) : BASIS_POINTS
  return divideRounded(BigInt(unitPrice) * BigInt(units) * BigInt(rate), basis)
}

/** The taxes of an amount with several rates; the parts add up to the amount. */
export function sharedTaxes(
  amount: Cents,
  shares: readonly TaxShare[],
  state: TaxState,
): readonly CalculatedTax[] {
  if (state === 'tax-free') return []
  const parts = allocateCents(
    amount,
    shares.map((share) => share.weight),
  )
  return shares.map(({ rate }, index) => {
    const price = parts[index] ?? 0
    return { rate, price, tax: taxOf(price, 1, rate, state) }
  })
}

/**
 * Adds up taxes per rate, in order of first appearance: the horizontal method
 * (docs/store-api.md#cart-totals).
 */
export function horizontalTaxes(taxes: Iterable<CalculatedTax>): readonly CalculatedTax[] {
  const byRate = new Map<TaxRate, CalculatedTax>()
  for (const { rate, tax, price } of taxes) {
    const sum = byRate.get(rate) ?? { rate, tax: 0, price: 0 }
    byRate.set(rate, { rate, tax: sum.tax + tax, price: sum.price + price })
  }
  return [...byRate.values()]
}

/**
 * The tax on the sum of each rate: the vertical method, which can differ by cents from the
 * horizontal one.
 */
export function verticalTaxes(
  taxes: Iterable<CalculatedTax>,
  state: TaxState,
): readonly CalculatedTax[] {
  return horizontalTaxes(taxes).map(({ rate, price }) => ({
    rate,
    price,
    tax: taxOf(price, 1, rate, state),
  }))
}

/** The shares of the tax rates of the goods that an amount belongs to. */
export function taxShares(taxes: Iterable<CalculatedTax>): readonly TaxShare[] {
  return horizontalTaxes(taxes).map(({ rate, price }) => ({ rate, weight: price }))
}

/** The sum of several taxes. */
export function taxSum(taxes: readonly CalculatedTax[]): Cents {
  return sumCents(taxes.map(({ tax }) => tax))
}
