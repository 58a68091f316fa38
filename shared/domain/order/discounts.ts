import type { Cents } from '../money.ts'

type Discount = Readonly<{ total: Cents; isOnDelivery: boolean }>

/**
 * What each discount takes off. One on the delivery is a line of nothing: its amount stands among
 * the deliveries, in the order of the lines.
 */
export function amountsOff(discounts: readonly Discount[], onDelivery: readonly Cents[]): Cents[] {
  const left = [...onDelivery]
  return discounts.map(({ total, isOnDelivery }) => (isOnDelivery ? left.shift() : null) ?? total)
}
