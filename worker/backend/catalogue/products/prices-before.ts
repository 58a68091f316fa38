import type { FormerPrice } from '#shared/domain/cart/cart-context.ts'
import type { CartProduct } from '#shared/domain/cart/cart-product.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { hexId, type ProductId } from '#shared/domain/ids.ts'
import { priceFromGross } from '#shared/domain/price-list.ts'
import type { ShopTaxes } from '#shared/domain/tax/tax-state.ts'
import { homeTaxRate } from '../structs/cart-product.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { PriceChangeTable } from '#worker/backend/tables/catalogue.ts'

/** Equal to the time that an unused cart is stored. */
const CACHED_MS = 120 * DAY_MS

const Former = pick(PriceChangeTable, 'productId', 'prices')

/**
 * Prices of products at a time in ms, by product id. Products with an unchanged price have no row.
 */
export function selectPricesBefore(
  db: Pick<D1Database, 'prepare'>,
  since: Readonly<Record<string, number>>,
): D1PreparedStatement {
  const moments = Object.fromEntries(
    Object.entries(since).map(([id, at]) => [id, new Date(at).toISOString()]),
  )
  return prepare(
    db,
    sql`SELECT w.key AS productId, c.prices
      FROM json_each(${moments}) w JOIN price_change c ON c.product_id = w.key AND c.changed_at = (
        SELECT min(changed_at) FROM price_change WHERE product_id = w.key AND changed_at > w.value)`,
  )
}

/** The rows of `selectPricesBefore`, for products that still exist. */
export function readPricesBefore(
  results: readonly unknown[],
  products: ReadonlyMap<ProductId, CartProduct>,
  taxes: ShopTaxes,
): ReadonlyMap<ProductId, FormerPrice> {
  const found = new Map<ProductId, FormerPrice>()
  for (const result of results) {
    const { productId, prices } = Former.row.parse(result)
    const product = products.get(hexId<ProductId>(productId))
    const [first] = prices
    if (!product || !first) continue
    const inCents = (gross: number) => priceFromGross(gross, homeTaxRate(product, taxes))
    found.set(product.id, {
      price: inCents(first.grossCents),
      tiers: prices.map(({ fromQuantity: from, grossCents }) => ({
        from,
        price: inCents(grossCents),
      })),
    })
  }
  return found
}

/** Deletes former prices that no cart needs any more. */
export function purgeOldPrices(db: D1Database, at: Date): D1PreparedStatement {
  const before = new Date(at.getTime() - CACHED_MS)
  return prepare(db, sql`DELETE FROM price_change WHERE changed_at < ${before}`)
}
