import { sumCents } from '../money.ts'
import type { Promotion } from '../promotion.ts'
import type { CalculatedLine } from './calculated-cart.ts'
import type { CartContext } from './cart-context.ts'
import type { CartError } from './cart-error.ts'
import {
  promotionExcluded,
  promotionLapsed,
  promotionNotEligible,
  promotionNotFound,
  promotionsWithoutPrice,
} from './cart-notices.ts'
import { normalCode } from './contents.ts'
import { promotionLapse, promotionRefusal } from './promotion-refusal.ts'

export type ChosenPromotions = Readonly<{
  /** In the order in which they are applied. */
  promotions: readonly Promotion[]
  /** The codes to store; the same array if all are known. */
  codes: readonly string[]
  errors: readonly CartError[]
}>

type Context = Pick<CartContext, 'promotions' | 'promotionFacts' | 'country'>

/**
 * The promotions that apply to the goods, with or without a code, higher priority first. Unknown
 * and expired codes are removed; codes that do not apply to this cart stay and are reported.
 */
export function choosePromotions(
  codes: readonly string[],
  lines: readonly CalculatedLine[],
  context: Context,
): ChosenPromotions {
  // An empty cart reports no promotions.
  if (lines.length === 0) return { promotions: [], codes, errors: [] }
  const { kept: stored, errors } = validCodes(codes, context)
  const input = new Set(stored.map(normalCode))
  const requested = context.promotions
    .filter((promotion) => promotionLapse(promotion, context.promotionFacts) === null)
    .filter(({ code }) => code === null || input.has(normalCode(code)))
    .toSorted((a, b) => b.priority - a.priority)

  const goodsValue = sumCents(lines.map(({ price }) => price.totalPrice))
  if (requested.length > 0 && goodsValue === 0) {
    const names = requested.map(({ name }) => name)
    return { promotions: [], codes: stored, errors: [...errors, promotionsWithoutPrice(names)] }
  }

  const promotions: Promotion[] = []
  for (const promotion of requested) {
    const refusal = promotionRefusal(promotion, lines, {
      ...context.promotionFacts,
      country: context.country,
    })
    const isExcluded = promotions.some((applied) => excludes(applied, promotion))
    if (refusal === null && !isExcluded) promotions.push(promotion)
    // A promotion without a code is not reported as missing.
    else if (promotion.code === null) continue
    else if (refusal !== null) errors.push(promotionNotEligible(promotion, refusal))
    else errors.push(promotionExcluded(promotion.name))
  }
  return { promotions, codes: stored, errors }
}

function validCodes(codes: readonly string[], { promotions, promotionFacts }: Context) {
  const errors: CartError[] = []
  const stored = codes.filter((code) => {
    const named = promotions.filter(
      (promotion) => promotion.code !== null && isSame(promotion.code, code),
    )
    const lapses = named.map((promotion) => promotionLapse(promotion, promotionFacts))
    if (lapses.includes(null)) return true
    // A promotion that has not begun is not reported.
    const lapse = lapses.find((one) => one === 'over' || one === 'used-up')
    errors.push(lapse ? promotionLapsed(code, lapse) : promotionNotFound(code))
    return false
  })
  return { kept: stored.length === codes.length ? codes : stored, errors }
}

function isSame(one: string, other: string): boolean {
  return normalCode(one) === normalCode(other)
}

function excludes(applied: Promotion, other: Promotion): boolean {
  return (
    applied.id === other.id ||
    applied.exclusive ||
    other.exclusive ||
    applied.excludes.includes(other.id) ||
    other.excludes.includes(applied.id)
  )
}
