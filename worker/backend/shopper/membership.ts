import { mergeContents } from '#shared/domain/cart/change-contents.ts'
import type { CartContents } from '#shared/domain/cart/contents.ts'
import { z } from '#shared/schemas/zod.ts'
import { execute } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import type { CartToMerge } from './state.ts'
import { contentsOf, storeContents } from './stored-contents.ts'

const Owner = z.object({ customerId: z.string() })

/** The customer who owns this object; null for a guest's object. */
export function ownerOf(db: SqlStorage): string | null {
  const [found] = execute(db, sql`SELECT customer_id AS customerId FROM owner`)
  return found ? Owner.parse(found).customerId : null
}

export function setOwner(db: SqlStorage, customerId: string): void {
  execute(db, sql`INSERT OR REPLACE INTO owner (only_row, customer_id) VALUES (1, ${customerId})`)
}

/**
 * Adds a guest's cart to the customer's. A repeated login adds nothing, because each cart id is
 * merged once. Lines beyond the limits of a cart are left out.
 * @returns whether both carts had lines
 */
export function mergeGuestCart(
  db: SqlStorage,
  { cartId, contents, pricesSeen }: CartToMerge,
  at: number,
): boolean {
  const known = execute(db, sql`SELECT 1 FROM merged_cart WHERE cart_id = ${cartId}`)
  if (known.length > 0 || isEmpty(contents)) return false
  execute(db, sql`INSERT INTO merged_cart (cart_id) VALUES (${cartId})`)
  const before = contentsOf(db)
  storeContents(db, mergeContents(before, contents), at, pricesSeen)
  return !isEmpty(before)
}

const isEmpty = ({ lines, codes }: CartContents) => lines.length + codes.length === 0
