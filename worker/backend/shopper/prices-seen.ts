import { z } from '#shared/schemas/zod.ts'
import type { PricesSeen } from './state.ts'

const Row = z.object({ product_id: z.string(), at: z.number() })

// Created with the first change, because objects may be older than the table.
const TABLE = `CREATE TABLE IF NOT EXISTS price_seen (
  product_id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID`

/** The times at which the shopper last saw the price of each product in the cart. */
export function readPricesSeen(sql: SqlStorage): PricesSeen {
  if (!isThere(sql)) return {}
  const rows = z.array(Row).parse(sql.exec('SELECT product_id, at FROM price_seen').toArray())
  return Object.fromEntries(rows.map(({ product_id, at }) => [product_id, at]))
}

/**
 * Records the products of the cart: new ones as seen now, or as seen in the cart that they come
 * from.
 */
export function notePricesSeen(sql: SqlStorage, at: number, before: PricesSeen = {}): void {
  sql.exec(TABLE)
  sql.exec('DELETE FROM price_seen WHERE product_id NOT IN (SELECT product_id FROM line)')
  sql.exec(
    `INSERT OR IGNORE INTO price_seen
      SELECT l.product_id, coalesce(b.value, ?1) FROM line l
      LEFT JOIN json_each(?2) b ON b.key = l.product_id`,
    at,
    JSON.stringify(before),
  )
}

/** Records that a notice shows the new prices of these products. */
export function tellPrices(sql: SqlStorage, productIds: readonly string[], at: number): void {
  sql.exec(TABLE)
  for (const id of productIds) sql.exec('UPDATE price_seen SET at = ? WHERE product_id = ?', at, id)
}

function isThere(sql: SqlStorage): boolean {
  return sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'price_seen'").toArray().length > 0
}
