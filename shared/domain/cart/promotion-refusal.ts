import { sumCents } from '../money.ts'
import type { Promotion, PromotionFacts } from '../promotion.ts'
import type { CountryCode } from '../delivery/shipping.ts'
import { affectedLines } from './apply-promotions.ts'
import type { CalculatedLine } from './calculated-cart.ts'

/** Reasons why no one can use a promotion, or not yet. */
export type PromotionLapse = 'not-yet' | 'over' | 'used-up'

/** Reasons why a promotion does not apply to this cart or this buyer. */
export type PromotionRefusal =
  | 'goods-value'
  | 'articles'
  | 'group'
  | 'country'
  | 'first-order'
  | 'used-by-buyer'

/** Why a promotion is not running; null if it is. */
export function promotionLapse(
  { from, until, isEnded, usesLeft }: Promotion,
  { today }: PromotionFacts,
): PromotionLapse | null {
  if (from !== null && today < from) return 'not-yet'
  if (isEnded || (until !== null && today > until)) return 'over'
  return usesLeft !== null && usesLeft <= 0 ? 'used-up' : null
}

/**
 * Why a running promotion does not apply to this cart. Reasons that the shopper can change come
 * last.
 */
export function promotionRefusal(
  promotion: Promotion,
  lines: readonly CalculatedLine[],
  { group, hasOrdered, country }: PromotionFacts & Readonly<{ country: CountryCode }>,
): PromotionRefusal | null {
  const { groups, countries, needs, minGoodsValue, usesLeftOfBuyer } = promotion
  if (groups.length > 0 && !groups.includes(group)) return 'group'
  if (promotion.firstOrder && hasOrdered) return 'first-order'
  if (usesLeftOfBuyer !== null && usesLeftOfBuyer <= 0) return 'used-by-buyer'
  if (countries.length > 0 && !countries.includes(country)) return 'country'
  const holdsNeeded = needs === null || lines.some(({ product }) => needs.includes(product.id))
  if (!holdsNeeded || affectedLines(lines, promotion).length === 0) return 'articles'
  const goodsValue = sumCents(lines.map(({ price }) => price.totalPrice))
  return minGoodsValue !== null && goodsValue < minGoodsValue ? 'goods-value' : null
}
