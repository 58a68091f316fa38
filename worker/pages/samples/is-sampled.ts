import { isMetreGood } from '#client/ui/price/prices.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'

/** Whether samples of a product are available: it is sold by the metre and in stock. */
export function isSampled(product: Product): boolean {
  const { ripstop_availability: availability, ripstop_orderable: isOrderable } =
    product.customFields
  const isGone = !isOrderable || availability?.state === 'soldOut'
  return isMetreGood(product) && !isGone
}
