import type { TaxRate } from '#shared/domain/tax/tax.ts'
import { CalculatedPrice } from '#shared/schemas/store-api/price.ts'
import type { OrderLine } from './stored-order.ts'

const BASIS_POINTS_PER_PERCENT = 100

/** The rate of tax that goods were sold at, in basis points; 0 where the sale bears none. */
export function rateOf({ line }: OrderLine): TaxRate {
  const [tax] = CalculatedPrice.parse(line.price).calculatedTaxes
  return Math.round((tax?.taxRate ?? 0) * BASIS_POINTS_PER_PERCENT)
}
