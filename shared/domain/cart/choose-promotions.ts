import type { Cents } from '../money.ts'
import { sumOf } from '../money.ts'
import type { Promotion } from '../promotion.ts'
import { affectedLines } from './apply-promotions.ts'
import type { CalculatedLine } from './calculated-cart.ts'
import type { CartError } from './cart-error.ts'
import { promotionIdle, promotionNotFound, promotionsWithoutPrice } from './cart-notices.ts'
import { normalCode } from './contents.ts'

export type ChosenPromotions = Readonly<{
  /** In the order in which they apply. */
  promotions: readonly Promotion[]
  /** The codes to keep; the same array if all are known. */
  codes: readonly string[]
  errors: readonly CartError[]
}>

/** Which promotions apply to the goods: by code or without one, the higher priority first. */
export function choosePromotions(
  codes: readonly string[],
  known: readonly Promotion[],
  lines: readonly CalculatedLine[],
): ChosenPromotions {
  const goodsValue = sumOf(lines.map(({ price }) => price.totalPrice))
  const typed = new Set(codes.map(normalCode))
  const knownCodes = new Set(known.map(({ code }) => code && normalCode(code)))
  const found = codes.filter((code) => knownCodes.has(normalCode(code)))
  const errors = codes
    .filter((code) => !knownCodes.has(normalCode(code)))
    .map((code) => promotionNotFound(code))
  const kept = found.length === codes.length ? codes : found

  const wanted = known
    .filter(({ code }) => code === null || typed.has(normalCode(code)))
    .toSorted((a, b) => b.priority - a.priority)
  if (wanted.length > 0 && lines.length > 0 && goodsValue === 0)
    return {
      promotions: [],
      codes: kept,
      errors: [...errors, promotionsWithoutPrice(wanted.map(({ name }) => name))],
    }

  const promotions: Promotion[] = []
  for (const promotion of wanted) {
    if (!isEligible(promotion, goodsValue, lines)) {
      if (promotion.code !== null)
        errors.push(promotionIdle('promotion-not-eligible', promotion.name))
    } else if (promotions.length > 0 && (promotion.exclusive || promotions[0]?.exclusive)) {
      errors.push(promotionIdle('promotion-excluded', promotion.name))
    } else promotions.push(promotion)
  }
  return { promotions, codes: kept, errors }
}

function isEligible(
  promotion: Promotion,
  goodsValue: Cents,
  lines: readonly CalculatedLine[],
): boolean {
  const { minGoodsValue } = promotion
  if (minGoodsValue !== null && goodsValue < minGoodsValue) return false
  return affectedLines(lines, promotion).length > 0
}
