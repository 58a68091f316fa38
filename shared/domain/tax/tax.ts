import type { Cents } from '../money.ts'
import { sumCents, allocateCents } from '../money.ts'
import { divideRounded } from '../rounding.ts'

/** A tax rate in basis points: 19 % is 1900. The wire says 19. */
export type TaxRate = number

export type TaxClass = 'standard' | 'reduced'

/** Gross: prices hold the tax. Net: it comes on top. Tax-free: net prices and no tax at all. */
export type TaxState = 'gross' | 'net' | 'tax-free'

/** The tax in (gross) or on (net) `price`, at one rate. */
export type CalculatedTax = Readonly<{ rate: TaxRate; tax: Cents; price: Cents }>

/** How much of an amount falls under a rate; weights are whole, parts of their sum. */
export type TaxShare = Readonly<{ rate: TaxRate; weight: number }>

const BASIS_POINTS = 10_000n

/**
 * The tax of `units` times `unitPrice`. Tax is not rounded per unit, only at the end
 * (docs/store-api.md#line-prices). Tax-free gives 0.
 */
export function taxOf(unitPrice: Cents, units: number, rate: TaxRate, state: TaxState): Cents {
  if (state === 'tax-free') return 0
  const basis = state === 'gross' ? BASIS_POINTS + BigInt(rate) : BASIS_POINTS
  return divideRounded(BigInt(unitPrice) * BigInt(units) * BigInt(rate), basis)
}

/** The tax of an amount that falls under several rates, the parts adding up to the amount. */
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
 * Sums taxes rate by rate in order of first appearance: the horizontal way
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

/** The tax on the sum of each rate: the vertical way, cents off the horizontal one. */
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

/** The shares in which an amount falls under the rates of the goods it belongs to. */
export function taxShares(taxes: Iterable<CalculatedTax>): readonly TaxShare[] {
  return horizontalTaxes(taxes).map(({ rate, price }) => ({ rate, weight: price }))
}

/** What several taxes come to. */
export function taxSum(taxes: readonly CalculatedTax[]): Cents {
  return sumCents(taxes.map(({ tax }) => tax))
}
