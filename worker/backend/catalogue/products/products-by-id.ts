import { z } from '#shared/schemas/zod.ts'
import {
  ADDRESS_COLUMNS,
  ARTICLE_COLUMNS,
  ARTICLE_JOINS,
  ArticleRow,
} from '../structs/product-row.ts'

const selectBy = (column: 'id' | 'public_id', columns = ARTICLE_COLUMNS) => `SELECT ${columns}
  FROM json_each(?1) wanted
  JOIN product p ON p.${column} = wanted.value
  ${ARTICLE_JOINS}
  ORDER BY wanted.key`
const SELECT = selectBy('public_id')
const SELECT_BY_ROW_ID = selectBy('id')
const SELECT_ADDRESSED = selectBy('public_id', ADDRESS_COLUMNS)

/** One statement for any number of articles, in the order of their ids; unknown ids give no row. */
export function selectArticles(
  db: Pick<D1Database, 'prepare'>,
  productIds: readonly string[],
): D1PreparedStatement {
  return db.prepare(SELECT).bind(JSON.stringify(productIds))
}

export function readArticles(results: readonly unknown[]): readonly ArticleRow[] {
  return z.array(ArticleRow).parse(results)
}

/** The articles of these ids, in their order; unknown ids are left out. */
export async function articlesById(
  db: D1Database,
  productIds: readonly string[],
): Promise<readonly ArticleRow[]> {
  if (productIds.length === 0) return []
  const { results } = await selectArticles(db, productIds).all()
  return readArticles(results)
}

/** The same where no more is shown of them than `ADDRESS_COLUMNS` has. */
export async function addressedArticles(
  db: D1Database,
  productIds: readonly string[],
): Promise<readonly ArticleRow[]> {
  if (productIds.length === 0) return []
  const { results } = await db.prepare(SELECT_ADDRESSED).bind(JSON.stringify(productIds)).all()
  return readArticles(results)
}

/** Articles by the catalogue's row ids, which a snapshot holds. */
export async function articlesByRowId(
  db: D1Database,
  ids: readonly number[],
): Promise<readonly ArticleRow[]> {
  if (ids.length === 0) return []
  const { results } = await db.prepare(SELECT_BY_ROW_ID).bind(JSON.stringify(ids)).all()
  return readArticles(results)
}
