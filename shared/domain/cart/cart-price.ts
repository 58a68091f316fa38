import type { CashRounding } from '../rounding.ts'
import { roundToInterval } from '../rounding.ts'
import { sumCents } from '../money.ts'
import type { TaxState } from '../tax/tax.ts'
import { horizontalTaxes, taxSum } from '../tax/tax.ts'
import type { CartPrice, LinePrice } from './calculated-cart.ts'

/**
 * The totals of a cart from its lines (goods and promotions) and shipping
 * (docs/store-api.md#cart-totals).
 */
export function cartPrice(
  positions: readonly LinePrice[],
  shipping: readonly LinePrice[],
  taxState: TaxState,
  totalRounding: CashRounding,
): CartPrice {
  const positionPrice = sumCents(positions.map(({ totalPrice }) => totalPrice))
  const sum = positionPrice + sumCents(shipping.map(({ totalPrice }) => totalPrice))
  const taxes = horizontalTaxes([...positions, ...shipping].flatMap((price) => price.taxes))
  const tax = taxSum(taxes)
  if (taxState === 'tax-free')
    return { taxState, positionPrice, netPrice: sum, totalPrice: sum, rawTotal: sum, taxes }
  const rawTotal = taxState === 'gross' ? sum : sum + tax
  return {
    taxState,
    positionPrice,
    netPrice: taxState === 'gross' ? sum - tax : sum,
    totalPrice: roundToInterval(rawTotal, totalRounding),
    rawTotal,
    taxes,
  }
}
