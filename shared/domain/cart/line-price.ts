import type { CashRounding } from '../rounding.ts'
import { roundToInterval } from '../rounding.ts'
import type { Cents, Price } from '../money.ts'
import { multiplyCents } from '../money.ts'
import { priceIn } from '../price-list.ts'
import type { TaxRate, TaxShare, TaxState } from '../tax/tax.ts'
import { sharedTaxes, taxOf } from '../tax/tax.ts'
import type { LinePrice } from './calculated-cart.ts'

/**
 * Rounds an amount as an item: net amounts are rounded to whole cents only, unless the currency
 * says otherwise.
 */
export function roundItem(amount: Cents, state: TaxState, rounding: CashRounding): Cents {
  return state === 'gross' || rounding.roundForNet ? roundToInterval(amount, rounding) : amount
}

/** The price of a line of goods (docs/store-api.md#line-prices). */
export function goodsPrice(
  price: Price,
  quantity: number,
  tax: Readonly<{ rate: TaxRate; state: TaxState }>,
  rounding: CashRounding,
): LinePrice {
  const { rate, state } = tax
  const unitPrice = roundItem(priceIn(state, price), state, rounding)
  const totalPrice = roundItem(multiplyCents(unitPrice, quantity), state, rounding)
  const taxes =
    state === 'tax-free'
      ? []
      : [{ rate, tax: taxOf(unitPrice, quantity, rate, state), price: totalPrice }]
  return { unitPrice, quantity, totalPrice, taxes }
}

/** The price of something that is taxed at the rates of other items: shipping, a discount. */
export function sharedPrice(
  amount: Cents,
  shares: readonly TaxShare[],
  state: TaxState,
): LinePrice {
  const taxes = sharedTaxes(amount, shares, state)
  return { unitPrice: amount, quantity: 1, totalPrice: amount, taxes }
}
