import type { AppliedPromotion, Promotion, PromotionFacts } from '../promotion.ts'
import type { PromotionLine } from './calculated-cart.ts'
import type { CartError } from './cart-error.ts'
import { automaticPromotionGone, discountAdded, discountDeleted } from './cart-notices.ts'
import { promotionLapse } from './promotion-refusal.ts'

/** What a shopper has to hear of discounts that came, and of automatic ones that went. */
export function promotionChanges(
  before: readonly AppliedPromotion[],
  now: readonly PromotionLine[],
  { promotions, facts }: Readonly<{ promotions: readonly Promotion[]; facts: PromotionFacts }>,
): CartError[] {
  const had = new Set(before.map(({ id }) => id))
  const has = new Set(now.map(({ promotion }) => `${promotion.id}`))
  const added = now
    .filter(({ promotion }) => !had.has(promotion.id))
    .map(({ id, promotion }) => discountAdded(id, promotion.name))
  // A change by a code is reported with the code.
  const gone = before
    .filter(({ id, code }) => !has.has(id) && code === null)
    .map(({ id, lineId, name }) => {
      const known = promotions.find((one) => one.id === id)
      const runs = known !== undefined && promotionLapse(known, facts) === null
      return runs ? discountDeleted(lineId, name) : automaticPromotionGone(name)
    })
  return [...added, ...gone]
}
