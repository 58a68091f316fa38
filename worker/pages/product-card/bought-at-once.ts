import { isMetreGood } from '#client/ui/price/prices.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'

/**
 * Whether one piece of a product can be bought from a list. Neither a variant nor a length must be
 * chosen, and the product is sold by the piece.
 */
export function isBoughtAtOnce(product: Product): boolean {
  return !product.parentId && isSoldByOne(product)
}

/** Whether exactly one piece of this variant can be ordered. */
export function isSoldByOne(product: Product): boolean {
  const { childCount, minPurchase, customFields: facts } = product
  const most = product.calculatedMaxPurchase ?? product.maxPurchase ?? minPurchase
  const isOne = !childCount && !isMetreGood(product) && minPurchase === 1
  const isOrderable = facts.ripstop_orderable === true && !facts.ripstop_test_article
  const isThere = facts.ripstop_availability?.state !== 'soldOut' && most >= minPurchase
  return isOne && isOrderable && isThere
}
