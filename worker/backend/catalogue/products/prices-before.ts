import type { FormerPrice } from '#shared/domain/cart/cart-context.ts'
import type { CartProduct } from '#shared/domain/cart/cart-product.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { hexId, type ProductId } from '#shared/domain/ids.ts'
import { priceFromGross } from '#shared/domain/price-list.ts'
import { z } from '#shared/schemas/zod.ts'
import { homeTaxRate } from '#worker/backend/pricing/cart-product.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'

/** As long as an unused cart is stored. */
const CACHED_MS = 120 * DAY_MS

const Prices = z.array(z.object({ fromQuantity: z.int(), grossCents: z.int() }))
const Row = z.object({ product_id: z.string(), prices: jsonColumn(Prices) })

/**
 * Prices of products at a time in ms, by product id. Products with an unchanged price have no row.
 */
export function selectPricesBefore(
  db: Pick<D1Database, 'prepare'>,
  since: Readonly<Record<string, number>>,
): D1PreparedStatement {
  const query = `SELECT w.key AS product_id, c.prices
    FROM json_each(?1) w JOIN price_change c ON c.product_id = w.key AND c.changed_at = (
      SELECT min(changed_at) FROM price_change WHERE product_id = w.key AND changed_at > w.value)`
  const moments = Object.entries(since).map(([id, at]) => [id, new Date(at).toISOString()])
  return db.prepare(query).bind(JSON.stringify(Object.fromEntries(moments)))
}

/** The rows of `selectPricesBefore`, for products that still exist. */
export function readPricesBefore(
  results: readonly unknown[],
  products: ReadonlyMap<ProductId, CartProduct>,
): ReadonlyMap<ProductId, FormerPrice> {
  const found = new Map<ProductId, FormerPrice>()
  for (const { product_id, prices } of z.array(Row).parse(results)) {
    const product = products.get(hexId<ProductId>(product_id))
    const [first] = prices
    if (!product || !first) continue
    const inCents = (gross: number) => priceFromGross(gross, homeTaxRate(product))
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
  const before = new Date(at.getTime() - CACHED_MS).toISOString()
  return db.prepare('DELETE FROM price_change WHERE changed_at < ?1').bind(before)
}
