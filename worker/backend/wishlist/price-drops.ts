import type { CalendarDate } from '#shared/domain/calendar.ts'
import { z } from '#shared/schemas/zod.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'

/** A product on a wishlist, and the day it was saved. */
export type SavedSince = Readonly<{ id: string; since: CalendarDate }>

const priceDrops = (
  stored: readonly SavedSince[],
) => sql`SELECT p.public_id AS id, now.gross AS now,
    (SELECT h.gross FROM price_history h
      WHERE h.product_id = p.id AND h.price_list_id = 1 AND h.valid_from <= w.value->>'since'
      ORDER BY h.valid_from DESC LIMIT 1) AS before
  FROM json_each(${stored}) w
  JOIN product p ON p.public_id = w.value->>'id'
  JOIN product_price now ON now.product_id = p.id AND now.price_list_id = 1
  WHERE now.from_quantity = (SELECT min(t.from_quantity) FROM product_price t
    WHERE t.product_id = p.id AND t.price_list_id = 1)`
const Row = z.object({ id: z.string(), now: z.int(), before: z.int().nullable() })

/** The prices of products today and on the days they were saved, for `readPriceDrops`. */
export function selectPriceDrops(
  db: D1Database,
  stored: readonly SavedSince[],
): D1PreparedStatement {
  return prepare(db, priceDrops(stored))
}

/**
 * The price drop of each product since it was saved, in whole percent, by product id. Percentages
 * are the same with and without tax. A drop of less than one percent is left out.
 */
export function readPriceDrops(results: readonly unknown[]): Record<string, number> {
  const drops: Record<string, number> = {}
  for (const result of results) {
    const { id, now, before } = Row.parse(result)
    const percent = before ? Math.floor(((before - now) * 100) / before) : 0
    if (percent > 0) drops[id] = percent
  }
  return drops
}
