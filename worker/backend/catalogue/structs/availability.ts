import type { Availability } from '#shared/schemas/store-api/custom-fields.ts'
import type { ProductRow } from './product-row.ts'

/** Stock in sales units at or below which a product is low in stock: 3 m, or 5 pieces. */
const LOW_STOCK = { metres: 30, pieces: 5 }

/**
 * A product's current availability. The stock decides, not the import. An announced restocking
 * counts if the stock is below the minimum quantity.
 */
export function availabilityOf({
  stock,
  orderable,
  record,
}: Pick<ProductRow, 'stock' | 'orderable' | 'record'>): Availability {
  const { availability: stated, flags, minPurchase, unit } = record
  if (stock === null) return { state: 'inStock' }
  if (orderable && stock >= minPurchase) {
    const isLow = stock <= (unit === 'm' ? LOW_STOCK.metres : LOW_STOCK.pieces)
    return { state: isLow ? 'lowStock' : 'inStock' }
  }
  if (orderable && stated.state === 'availableOn') return stated
  if (orderable && stated.state === 'availableInDays') return stated
  return { state: flags.includes('closeout') ? 'soldOut' : 'outOfStock' }
}

/** Whether the product can be added to a cart. */
export function isAvailable(row: Pick<ProductRow, 'stock' | 'backorder' | 'orderable' | 'record'>) {
  const enough = row.stock === null || row.stock >= row.record.minPurchase
  return row.orderable && (enough || row.backorder)
}
