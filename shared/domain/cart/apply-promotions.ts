import type { Cents } from '../money.ts'
import { allocateCents, sumCents } from '../money.ts'
import type { Discount, Promotion } from '../promotion.ts'
import { divideRounded } from '../rounding.ts'
import type { TaxRates } from '../tax/tax-state.ts'
import type { TaxRate } from '../tax/tax.ts'
import type { CalculatedLine, DiscountPart, PromotionLine } from './calculated-cart.ts'
import type { CartContext } from './cart-context.ts'
import { sharedPrice } from './line-price.ts'

/** The amount that a discount takes off `full`, at most `left` (docs/store-api.md#discounts). */
export function discountOf(discount: Discount, full: Cents, left: Cents): Cents {
  if (discount.kind === 'absolute') return Math.min(discount.amount, left)
  const share = divideRounded(BigInt(full) * BigInt(discount.basisPoints), 10_000n)
  return Math.min(share, discount.max ?? share, left)
}

/** One line for each promotion on goods; promotions that find nothing to discount get no line. */
export function applyPromotions(
  lines: readonly CalculatedLine[],
  promotions: readonly Promotion[],
  context: Pick<CartContext, 'taxState' | 'taxRates'>,
): readonly PromotionLine[] {
  const left = new Map(lines.map(({ id, price }) => [id, price.totalPrice]))
  const applied: PromotionLine[] = []
  for (const promotion of promotions) {
    const affected = affectedLines(lines, promotion)
    const weights = affected.map(({ id }) => left.get(id) ?? 0)
    const full = sumCents(affected.map(({ price }) => price.totalPrice))
    const discount = discountOf(promotion.discount, full, sumCents(weights))
    if (discount === 0) continue
    const parts = allocateCents(discount, weights)
    const composition = affected.map(({ id, quantity }, index) => {
      const part = parts[index] ?? 0
      left.set(id, (left.get(id) ?? 0) - part)
      return { id, quantity, discount: part }
    })
    const shares = rateShares(affected, weights, context.taxRates)
    const price = sharedPrice(-discount, shares, context.taxState)
    applied.push({ ...promotionLine(promotion, composition), price })
  }
  return applied
}

/** The line of a promotion that takes 0 off the goods. */
export function promotionLine(
  promotion: Promotion,
  composition: readonly DiscountPart[],
): PromotionLine {
  const price = { unitPrice: 0, quantity: 1, totalPrice: 0, taxes: [] }
  return { id: promotion.lineId, promotion, price, composition }
}

/** The lines whose products a promotion discounts. */
export function affectedLines(
  lines: readonly CalculatedLine[],
  promotion: Promotion,
): readonly CalculatedLine[] {
  if (promotion.productIds === null) return lines
  const products = new Set(promotion.productIds)
  return lines.filter(({ product }) => products.has(product.id))
}

function rateShares(
  lines: readonly CalculatedLine[],
  weights: readonly Cents[],
  taxRates: TaxRates,
) {
  const byRate = new Map<TaxRate, Cents>()
  lines.forEach(({ product }, index) => {
    const rate = taxRates[product.taxClass]
    byRate.set(rate, (byRate.get(rate) ?? 0) + (weights[index] ?? 0))
  })
  return [...byRate].map(([rate, weight]) => ({ rate, weight }))
}
