import { z } from '#shared/schemas/zod.ts'
import {
  ADDRESS_COLUMNS,
  PRODUCT_COLUMNS,
  PRODUCT_JOINS,
  ProductRow,
} from '../structs/product-row.ts'

const selectBy = (column: 'id' | 'public_id', columns = PRODUCT_COLUMNS) => `SELECT ${columns}
  FROM json_each(?1) wanted
  JOIN product p ON p.${column} = wanted.value
  ${PRODUCT_JOINS}
  ORDER BY wanted.key`
const SELECT = selectBy('public_id')
const SELECT_BY_ROW_ID = selectBy('id')
const SELECT_ADDRESSED = selectBy('public_id', ADDRESS_COLUMNS)

/** One statement for any number of products, in the order of their ids. Unknown ids give no row. */
export function selectProducts(
  db: Pick<D1Database, 'prepare'>,
  productIds: readonly string[],
): D1PreparedStatement {
  return db.prepare(SELECT).bind(JSON.stringify(productIds))
}

export function readProducts(results: readonly unknown[]): readonly ProductRow[] {
  return z.array(ProductRow).parse(results)
}

/** The products with these ids, in their order. Unknown ids are left out. */
export async function productsById(
  db: D1Database,
  productIds: readonly string[],
): Promise<readonly ProductRow[]> {
  if (productIds.length === 0) return []
  const { results } = await selectProducts(db, productIds).all()
  return readProducts(results)
}

/** The same for pages that need only `ADDRESS_COLUMNS`. */
export async function addressedProducts(
  db: D1Database,
  productIds: readonly string[],
): Promise<readonly ProductRow[]> {
  if (productIds.length === 0) return []
  const { results } = await db.prepare(SELECT_ADDRESSED).bind(JSON.stringify(productIds)).all()
  return readProducts(results)
}

/** Products by the catalogue's row ids, which a snapshot contains. */
export async function productsByRowId(
  db: D1Database,
  ids: readonly number[],
): Promise<readonly ProductRow[]> {
  if (ids.length === 0) return []
  const { results } = await db.prepare(SELECT_BY_ROW_ID).bind(JSON.stringify(ids)).all()
  return readProducts(results)
}
