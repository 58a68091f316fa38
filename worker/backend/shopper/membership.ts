import { mergeContents } from '#shared/domain/cart/change-contents.ts'
import type { CartContents } from '#shared/domain/cart/contents.ts'
import { z } from '#shared/schemas/zod.ts'
import type { CartToMerge } from './state.ts'
import { contentsOf, storeContents } from './stored-contents.ts'

const Owner = z.object({ customer_id: z.string() })

/** The customer who owns this object; null for a guest's object. */
export function ownerOf(sql: SqlStorage): string | null {
  const [found] = sql.exec('SELECT customer_id FROM owner').toArray()
  return found ? Owner.parse(found).customer_id : null
}

export function setOwner(sql: SqlStorage, customerId: string): void {
  sql.exec('INSERT OR REPLACE INTO owner VALUES (1, ?)', customerId)
}

/**
 * Adds a guest's cart to the customer's. A repeated login adds nothing, because each cart id is
 * merged once. Lines beyond the limits of a cart are left out.
 * @returns whether both carts had lines
 */
export function mergeGuestCart(
  sql: SqlStorage,
  { cartId, contents, pricesSeen }: CartToMerge,
  at: number,
): boolean {
  const known = sql.exec('SELECT 1 FROM merged_cart WHERE cart_id = ?', cartId).toArray()
  if (known.length > 0 || isEmpty(contents)) return false
  sql.exec('INSERT INTO merged_cart VALUES (?)', cartId)
  const before = contentsOf(sql)
  storeContents(sql, mergeContents(before, contents), at, pricesSeen)
  return !isEmpty(before)
}

const isEmpty = ({ lines, codes }: CartContents) => lines.length + codes.length === 0
