import { z } from '#shared/schemas/zod.ts'
import { added, contentsOf, store } from './contents.ts'
import { MAX_LINE_QUANTITY, MAX_LINES } from './state.ts'
import type { CartToMerge, StoredContents } from './state.ts'

const Owner = z.object({ customer_id: z.string() })

/** The customer whose object this is; a guest's belongs to nobody. */
export function ownerOf(sql: SqlStorage): string | null {
  const [found] = sql.exec('SELECT customer_id FROM owner').toArray()
  return found ? Owner.parse(found).customer_id : null
}

export function own(sql: SqlStorage, customerId: string): void {
  sql.exec('INSERT OR REPLACE INTO owner VALUES (1, ?)', customerId)
}

/**
 * Adds a guest's cart to the customer's, once for each cart id: a login that is repeated adds
 * nothing. What goes beyond the bounds of a cart stays behind.
 * @returns whether two carts that both held something became one
 */
export function merge(sql: SqlStorage, { cartId, contents }: CartToMerge): boolean {
  const known = sql.exec('SELECT 1 FROM merged_cart WHERE cart_id = ?', cartId).toArray()
  if (known.length > 0 || isEmpty(contents)) return false
  sql.exec('INSERT INTO merged_cart VALUES (?)', cartId)
  const before = contentsOf(sql)
  const { lines, codes } = added(before, contents.lines, contents.codes)
  const kept = lines.slice(0, MAX_LINES).map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, MAX_LINE_QUANTITY),
  }))
  store(sql, { lines: kept, codes: codes.slice(0, MAX_LINES - kept.length) })
  return !isEmpty(before)
}

const isEmpty = ({ lines, codes }: StoredContents) => lines.length + codes.length === 0
