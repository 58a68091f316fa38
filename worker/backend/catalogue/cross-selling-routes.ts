import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { z } from '#shared/schemas/zod.ts'
import { respond } from '#worker/backend/http/respond.ts'
import { criteriaError, readAssociations } from '#worker/backend/http/criteria/responses.ts'
import type { RequestedAssociations } from '#worker/backend/http/associations.ts'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { productsById } from './products/products-by-id.ts'
import { crossSellingStruct } from './structs/cross-selling-struct.ts'
import { productsOf } from './categories/product-relations.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'

/**
 * One product of each matching parent, in the order of the list. It is the one that shares colour
 * or needle size with this product, else the one with the most stock at the last import.
 * Unavailable products are left out.
 */
const selectMatching = (id: string) => sql`
  SELECT f.key AS parent, (
      SELECT s.public_id
      FROM product s JOIN parent_product other ON other.id = s.parent_id
      WHERE other.key = named.value AND s.listed = 1 AND s.orderable = 1
        AND (s.stock IS NULL OR s.stock >= s.min_purchase OR s.backorder = 1)
      ORDER BY (
          SELECT COUNT(DISTINCT g.id)
          FROM product_property mine JOIN product_property its ON its.option_id = mine.option_id
          JOIN property_option o ON o.id = mine.option_id
          JOIN property_group g ON g.id = o.group_id AND g.key IN ('colour', 'needle_size')
          WHERE mine.product_id = p.id AND its.product_id = s.id) DESC,
        s.imported_stock DESC NULLS LAST, s.position
      LIMIT 1) AS id
  FROM (
    SELECT * FROM product
    WHERE public_id = ${id}
      OR parent_id = (SELECT id FROM parent_product WHERE public_id = ${id})
    ORDER BY position LIMIT 1) p
  JOIN parent_product f ON f.id = p.parent_id, json_each(f.record, '$.crossSelling') named
  ORDER BY named.key`

const Row = z.object({ parent: z.string(), id: z.string().nullable() })

/** Cross-selling of a product. The Store API returns a plain list here. */
export const crossSellingRoutes = new Hono<BackendEnv>().on(
  ['GET', 'POST'],
  '/product/:productId/cross-selling',
  (c) => crossSelling(c),
)

async function crossSelling(c: Context<BackendEnv>): Promise<Response> {
  const id = c.req.param('productId') ?? ''
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return criteriaError(c, criteria.error)
  const requested = readAssociations(c, 'product')
  if (!requested.ok) return requested.error
  const { results } = await selectCrossSelling(c.env.DB, id).all()
  return respond(c, await crossSellingElements(c, results, requested.value))
}

/** Cross-selling of a product or parent. */
export function selectCrossSelling(db: D1Database, id: string): D1PreparedStatement {
  return prepare(db, selectMatching(id))
}

/** The loaded cross-selling lists with their products. */
export async function crossSellingElements(
  c: Context<BackendEnv>,
  results: readonly unknown[],
  requested: RequestedAssociations,
) {
  const rows = results.map((result) => Row.parse(result))
  const ids = rows.flatMap(({ id: its }) => its ?? [])
  const [first] = rows
  if (!first || ids.length === 0) return []
  const withOptions = { options: { group: {} }, ...requested }
  const products = await productsOf(c, await productsById(c.env.DB, ids), withOptions)
  return [
    {
      crossSelling: crossSellingStruct(first.parent, c.var.language.locale),
      products,
      total: products.length,
      streamId: null,
      apiAlias: 'cross_selling_element',
    },
  ]
}
