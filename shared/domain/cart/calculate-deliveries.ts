import type { Cents } from '../money.ts'
import type { Promotion } from '../promotion.ts'
import type { ShippingMethod, Shipment } from '../delivery/shipping.ts'
import { shippingPrice, shippingRefusal } from '../delivery/shipping.ts'
import { taxShares } from '../tax/tax.ts'
import { discountOf, promotionLine } from './apply-promotions.ts'
import type { CalculatedDelivery, CalculatedLine, PromotionLine } from './calculated-cart.ts'
import type { CartContext } from './cart-context.ts'
import type { ChosenMethod } from './choose-method.ts'
import { chooseMethod } from './choose-method.ts'
import { roundItem, sharedPrice } from './line-price.ts'

export type Deliveries = Readonly<{
  deliveries: readonly CalculatedDelivery[]
  promotions: readonly PromotionLine[]
}>

/** Chooses the shipping method of a cart. Only the shopper can choose pick-up. */
export function chooseShipping(
  shipment: Shipment,
  context: CartContext,
): ChosenMethod<ShippingMethod> {
  return chooseMethod('shipping', context.shippingMethods, context.shippingMethodId, {
    isPossible: (method) => shippingRefusal(method, shipment) === null,
    isCandidate: ({ kind }) => kind !== 'pickup',
  })
}

/** The shipment with its costs, and a delivery with negative costs for each discount on it. */
export function calculateDeliveries(
  method: ShippingMethod,
  shipment: Shipment,
  lines: readonly CalculatedLine[],
  promotions: readonly Promotion[],
  context: CartContext,
): Deliveries {
  const { taxState, itemRounding } = context
  const listed = shippingPrice(method, shipment, taxState) ?? 0
  const costs = roundItem(listed, taxState, itemRounding)
  const shares = taxShares(lines.flatMap(({ price }) => price.taxes))
  const delivery = (amount: Cents): CalculatedDelivery => ({
    shippingMethodId: method.id,
    costs: sharedPrice(amount, shares, taxState),
  })

  const deliveries = [delivery(costs)]
  const discounted: PromotionLine[] = []
  let left = costs
  for (const promotion of promotions) {
    const discount = discountOf(promotion.discount, costs, left)
    if (discount === 0) continue
    left -= discount
    deliveries.push(delivery(-discount))
    discounted.push(promotionLine(promotion, []))
  }
  return { deliveries, promotions: discounted }
}
