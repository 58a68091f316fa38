import type { Cents } from '../money.ts'
import { fractionOfCents } from '../money.ts'
import { pricePerMetre } from '../metres.ts'
import type { QuantityRules } from '../quantity.ts'
import { priceIn, boundTiers, priceAt, type BoundTier } from '../price-list.ts'
import { pricePerSquareMetre, referencePrice } from '../reference-price.ts'
import { divideRounded } from '../rounding.ts'
import type { LinePrice, ListPrice } from './calculated-cart.ts'
import type { CartContext } from './cart-context.ts'
import type { CartProduct, ReferencePrices } from './cart-product.ts'
import { goodsPrice, roundItem } from './line-price.ts'

/**
 * The values that a price depends on, except the product; a product page needs no cart for them.
 */
export type PriceContext = Pick<CartContext, 'taxState' | 'taxRates' | 'itemRounding'>

/**
 * The limits of a product's quantity. Downloads and announced restocking are not limited by stock.
 */
export function quantityRules(product: CartProduct): QuantityRules {
  const { minPurchase, purchaseSteps, maxPurchase, stock, restock } = product
  return { minPurchase, purchaseSteps, maxPurchase, stock, backorder: restock !== null }
}

/** The price of a quantity of a product, with its tiers and the tax state. */
export function productPrice(
  product: CartProduct,
  quantity: number,
  context: PriceContext,
): LinePrice {
  const price = priceAt(quantity, product.price, product.tiers)
  const tax = { rate: context.taxRates[product.taxClass], state: context.taxState }
  return goodsPrice(price, quantity, tax, context.itemRounding)
}

export function referencePrices(product: CartProduct, unitPrice: Cents): ReferencePrices {
  const { content, rollWidthMillimetres, unit } = product
  const perUnit = content
    ? referencePrice(fractionOfCents(unitPrice), content.purchaseUnit, content.referenceUnit)
    : null
  const isRolled = unit === 'metre' && rollWidthMillimetres !== null
  return {
    perUnit: content && perUnit !== null ? { price: perUnit, content } : null,
    perSquareMetre: isRolled
      ? pricePerSquareMetre(pricePerMetre(unitPrice), rollWidthMillimetres)
      : null,
  }
}

/** The crossed-out price. The percentage is computed from the lowest price of 30 days, if known. */
export function listPrice(
  product: CartProduct,
  unitPrice: Cents,
  context: PriceContext,
): ListPrice | null {
  if (product.listPrice === null) return null
  const { taxState, itemRounding } = context
  const price = roundItem(priceIn(taxState, product.listPrice), taxState, itemRounding)
  if (price <= unitPrice) return null
  const lowest = product.regulationPrice && priceIn(taxState, product.regulationPrice)
  const basis = lowest ?? price
  const basisPoints =
    basis > unitPrice ? divideRounded(BigInt(basis - unitPrice) * 10_000n, BigInt(basis)) : 0
  return { price, discount: price - unitPrice, basisPoints, regulationPrice: lowest }
}

/** A row of a price table: limit in wire units, price of one unit, base prices. */
export type TierPrice = Omit<BoundTier, 'price'> &
  Readonly<{ price: LinePrice; referencePrices: ReferencePrices }>

/**
 * The price table of a product; empty without tiers. Each row needs a base price by law (§ 4
 * PAngV).
 */
export function tierPrices(product: CartProduct, context: PriceContext): readonly TierPrice[] {
  const tax = { rate: context.taxRates[product.taxClass], state: context.taxState }
  return boundTiers(product.tiers).map((tier) => {
    const price = goodsPrice(tier.price, 1, tax, context.itemRounding)
    return { ...tier, price, referencePrices: referencePrices(product, price.unitPrice) }
  })
}
