import { isMetreGood } from '#client/ui/price/prices.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'

/**
 * Whether one piece of an article can be bought where it stands in a list: nothing has to be chosen,
 * neither a variant nor a length, and one is a quantity that it is sold in.
 */
export function isBoughtAtOnce(product: Product): boolean {
  const { parentId, childCount, minPurchase, customFields: facts } = product
  const most = product.calculatedMaxPurchase ?? product.maxPurchase ?? minPurchase
  const isChosen = Boolean(parentId) || Boolean(childCount) || isMetreGood(product)
  const isOrderable = facts.ripstop_orderable === true && !facts.ripstop_test_article
  const isThere = facts.ripstop_availability?.state !== 'soldOut' && most >= minPurchase
  return !isChosen && isOrderable && isThere && minPurchase === 1
}
