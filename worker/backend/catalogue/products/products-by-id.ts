import { all } from '#worker/backend/sql/run.ts'
import { prepare, sql, type Sql } from '#worker/backend/sql/sql.ts'
import {
  ADDRESS_COLUMNS,
  PRODUCT_COLUMNS,
  PRODUCT_JOINS,
  ProductRow,
} from '../structs/product-row.ts'

const selectBy = (column: Sql, ids: readonly (string | number)[], columns = PRODUCT_COLUMNS) => sql`
  SELECT ${columns}
  FROM json_each(${ids}) wanted
  JOIN product p ON ${column} = wanted.value
  ${PRODUCT_JOINS}
  ORDER BY wanted.key`
const PUBLIC_ID = sql`p.public_id`
const ROW_ID = sql`p.id`

/** One statement for any number of products, in the order of their ids. Unknown ids give no row. */
export function selectProducts(
  db: Pick<D1Database, 'prepare'>,
  productIds: readonly string[],
): D1PreparedStatement {
  return prepare(db, selectBy(PUBLIC_ID, productIds))
}

export function readProducts(results: readonly unknown[]): readonly ProductRow[] {
  return results.map((result) => ProductRow.parse(result))
}

/** The products with these ids, in their order. Unknown ids are left out. */
export async function productsById(
  db: D1Database,
  productIds: readonly string[],
): Promise<readonly ProductRow[]> {
  if (productIds.length === 0) return []
  return all(db, ProductRow, selectBy(PUBLIC_ID, productIds))
}

/** The same for pages that need only `ADDRESS_COLUMNS`. */
export async function addressedProducts(
  db: D1Database,
  productIds: readonly string[],
): Promise<readonly ProductRow[]> {
  if (productIds.length === 0) return []
  return all(db, ProductRow, selectBy(PUBLIC_ID, productIds, ADDRESS_COLUMNS))
}

/** Products by the catalogue's row ids, which a snapshot contains. */
export async function productsByRowId(
  db: D1Database,
  ids: readonly number[],
): Promise<readonly ProductRow[]> {
  if (ids.length === 0) return []
  return all(db, ProductRow, selectBy(ROW_ID, ids))
}
