import type { Context } from 'hono'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { ProductTable } from '#worker/backend/tables/catalogue.ts'

const Found = pick(ProductTable, 'publicId')

/**
 * The product for an id: itself, or the best variant of a parent. The best variant is available,
 * then the cheapest, then the first (docs/store-api.md#products).
 */
export async function resolveProductId(db: D1Database, id: string): Promise<string | null> {
  const { results } = await selectFound(db, id).all()
  return readFound(results)
}

/** The statement for it. */
export function selectFound(db: D1Database, id: string): D1PreparedStatement {
  return prepare(
    db,
    sql`SELECT p.public_id AS publicId
      FROM product p
      JOIN product_price e ON e.product_id = p.id AND e.price_list_id = 1
        AND e.from_quantity = p.min_purchase
      WHERE p.public_id = ${id} OR p.parent_id = (SELECT id FROM parent_product WHERE public_id = ${id})
      ORDER BY
        p.orderable AND (p.stock IS NULL OR p.stock >= p.min_purchase OR p.backorder) DESC,
        e.gross, p.position
      LIMIT 1`,
  )
}

export function readFound([row]: readonly unknown[]): string | null {
  return row === undefined ? null : Found.row.parse(row).publicId
}

/** Responds with a 404 for an id of neither a product nor a parent. */
export function productNotFound(c: Context, id: string): Response {
  return storeApiError(c, {
    status: 404,
    code: 'CONTENT__PRODUCT_NOT_FOUND',
    detail: `Product for id ${id} not found.`,
    parameters: { productId: id },
  })
}
