import type { z } from '#shared/schemas/zod.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { batch, rowsOf } from '#worker/backend/sql/run.ts'
import { sql, type Sql } from '#worker/backend/sql/sql.ts'
import { insertInto, pick } from '#worker/backend/sql/table.ts'
import { WishlistProductTable, WishlistTable } from '#worker/backend/tables/wishlists.ts'

export type Wishlist = z.infer<typeof WishlistTable.row>

const SavedProduct = pick(WishlistProductTable, 'productId', 'addedAt')
export type SavedProduct = z.infer<typeof SavedProduct.row>

/** A customer's wishlist with its products in the catalogue, newest first. */
export async function readWishlist(
  db: D1Database,
  customerId: string,
): Promise<Readonly<{ wishlist: Wishlist; kept: readonly SavedProduct[] }> | null> {
  const [own, stored] = await batch(db, [
    sql`SELECT ${WishlistTable.columns} FROM wishlist WHERE customer_id = ${customerId}`,
    sql`SELECT ${SavedProduct.columns} FROM wishlist_product
      JOIN product p ON p.public_id = wishlist_product.product_id
      WHERE wishlist_product.customer_id = ${customerId}
      ORDER BY wishlist_product.added_at DESC, wishlist_product.rowid`,
  ])
  const [wishlist] = rowsOf(WishlistTable.row, own)
  return wishlist ? { wishlist, kept: rowsOf(SavedProduct.row, stored) } : null
}

/** Adds a product; false if it is already on the list. */
export async function addToWishlist(
  db: D1Database,
  customerId: string,
  productId: string,
  at: Date,
): Promise<boolean> {
  const row = { customerId, productId, addedAt: at.toISOString() }
  const [, added] = await batch(db, [
    wishlistUpsert(customerId, at),
    sql`${insertInto(WishlistProductTable, row)} ON CONFLICT DO NOTHING`,
  ])
  return (added?.meta.changes ?? 0) > 0
}

/** Adds products in their order. Unknown ones are skipped; those on the list become the newest. */
export async function addManyToWishlist(
  db: D1Database,
  customerId: string,
  productIds: readonly string[],
  at: Date,
): Promise<void> {
  await batch(db, [
    wishlistUpsert(customerId, at),
    sql`INSERT INTO wishlist_product (customer_id, product_id, added_at)
      SELECT ${customerId}, p.public_id, ${at}
      FROM json_each(${productIds}) w JOIN product p ON p.public_id = w.value
      WHERE true ORDER BY w.key
      ON CONFLICT (customer_id, product_id) DO UPDATE SET added_at = excluded.added_at`,
  ])
}

/** Removes a product; null without a wishlist, false if the product was not on it. */
export async function removeFromWishlist(
  db: D1Database,
  customerId: string,
  productId: string,
): Promise<boolean | null> {
  const [own, dropped] = await batch(db, [
    sql`SELECT 1 FROM wishlist WHERE customer_id = ${customerId}`,
    sql`DELETE FROM wishlist_product
      WHERE customer_id = ${customerId} AND product_id = ${productId}`,
  ])
  return (own?.results ?? []).length === 0 ? null : (dropped?.meta.changes ?? 0) > 0
}

function wishlistUpsert(customerId: string, at: Date): Sql {
  const now = at.toISOString()
  const row = { customerId, id: newId(), createdAt: now, updatedAt: now }
  return sql`${insertInto(WishlistTable, row)}
    ON CONFLICT (customer_id) DO UPDATE SET updated_at = excluded.updated_at`
}
