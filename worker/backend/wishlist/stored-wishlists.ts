import { z } from '#shared/schemas/zod.ts'
import { newId } from '#worker/backend/sql/ids.ts'

const Wishlist = z.object({
  id: z.string(),
  customer_id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Wishlist = z.infer<typeof Wishlist>

const SavedProduct = z.object({ product_id: z.string(), added_at: z.string() })
export type SavedProduct = z.infer<typeof SavedProduct>

/** A customer's wishlist with its products in the catalogue, newest first. */
export async function readWishlist(
  db: D1Database,
  customerId: string,
): Promise<Readonly<{ wishlist: Wishlist; kept: readonly SavedProduct[] }> | null> {
  const [own, stored] = await db.batch([
    db.prepare('SELECT * FROM wishlist WHERE customer_id = ?1').bind(customerId),
    db
      .prepare(`SELECT k.product_id, k.added_at FROM wishlist_product k
        JOIN product p ON p.public_id = k.product_id
        WHERE k.customer_id = ?1 ORDER BY k.added_at DESC, k.rowid`)
      .bind(customerId),
  ])
  const [wishlist] = z.array(Wishlist).parse(own?.results ?? [])
  return wishlist ? { wishlist, kept: z.array(SavedProduct).parse(stored?.results ?? []) } : null
}

/** Adds a product; false if it is already on the list. */
export async function addToWishlist(
  db: D1Database,
  customerId: string,
  productId: string,
  at: Date,
): Promise<boolean> {
  const [, added] = await db.batch([
    wishlistUpsert(db, customerId, at),
    db
      .prepare('INSERT OR IGNORE INTO wishlist_product VALUES (?1, ?2, ?3)')
      .bind(customerId, productId, at.toISOString()),
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
  await db.batch([
    wishlistUpsert(db, customerId, at),
    db
      .prepare(`INSERT INTO wishlist_product
        SELECT ?1, p.public_id, ?3 FROM json_each(?2) w JOIN product p ON p.public_id = w.value
        WHERE true ORDER BY w.key
        ON CONFLICT (customer_id, product_id) DO UPDATE SET added_at = ?3`)
      .bind(customerId, JSON.stringify(productIds), at.toISOString()),
  ])
}

/** Removes a product; null without a wishlist, false if the product was not on it. */
export async function removeFromWishlist(
  db: D1Database,
  customerId: string,
  productId: string,
): Promise<boolean | null> {
  const [own, dropped] = await db.batch([
    db.prepare('SELECT 1 FROM wishlist WHERE customer_id = ?1').bind(customerId),
    db
      .prepare('DELETE FROM wishlist_product WHERE customer_id = ?1 AND product_id = ?2')
      .bind(customerId, productId),
  ])
  return (own?.results ?? []).length === 0 ? null : (dropped?.meta.changes ?? 0) > 0
}

function wishlistUpsert(db: D1Database, customerId: string, at: Date): D1PreparedStatement {
  return db
    .prepare(`INSERT INTO wishlist VALUES (?1, ?2, ?3, ?3)
      ON CONFLICT (customer_id) DO UPDATE SET updated_at = ?3`)
    .bind(customerId, newId(), at.toISOString())
}
