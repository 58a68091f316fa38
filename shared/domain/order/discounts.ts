import type { Cents } from '../money.ts'

type Discount = Readonly<{ total: Cents; isOnDelivery: boolean }>

/**
 * The amount of each discount. A discount on the delivery has a line of 0. Its amount is in the
 * deliveries, in the order of the lines.
 */
export function discountAmounts(
  discounts: readonly Discount[],
  onDelivery: readonly Cents[],
): Cents[] {
  const left = [...onDelivery]
  return discounts.map(({ total, isOnDelivery }) => (isOnDelivery ? left.shift() : null) ?? total)
}
