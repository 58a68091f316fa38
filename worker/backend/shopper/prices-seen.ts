import { z } from '#shared/schemas/zod.ts'
import { execute } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import type { PricesSeen } from './state.ts'

const Row = z.object({ productId: z.string(), at: z.number() })

// Created with the first change, because objects may be older than the table.
const TABLE = sql`CREATE TABLE IF NOT EXISTS price_seen (
  product_id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID`

/** The times at which the shopper last saw the price of each product in the cart. */
export function readPricesSeen(db: SqlStorage): PricesSeen {
  if (!isThere(db)) return {}
  const seen = execute(db, sql`SELECT product_id AS productId, at FROM price_seen`)
  const rows = z.array(Row).parse(seen)
  return Object.fromEntries(rows.map(({ productId, at }) => [productId, at]))
}

/**
 * Records the products of the cart: new ones as seen now, or as seen in the cart that they come
 * from.
 */
export function notePricesSeen(db: SqlStorage, at: number, before: PricesSeen = {}): void {
  execute(db, TABLE)
  execute(db, sql`DELETE FROM price_seen WHERE product_id NOT IN (SELECT product_id FROM line)`)
  execute(
    db,
    sql`INSERT OR IGNORE INTO price_seen (product_id, at)
      SELECT l.product_id, coalesce(b.value, ${at}) FROM line l
      LEFT JOIN json_each(${before}) b ON b.key = l.product_id`,
  )
}

/** Records that a notice shows the new prices of these products. */
export function markPricesTold(db: SqlStorage, productIds: readonly string[], at: number): void {
  execute(db, TABLE)
  for (const id of productIds)
    execute(db, sql`UPDATE price_seen SET at = ${at} WHERE product_id = ${id}`)
}

function isThere(db: SqlStorage): boolean {
  return execute(db, sql`SELECT 1 FROM sqlite_master WHERE name = 'price_seen'`).length > 0
}
