import { z } from '#shared/schemas/zod.ts'
import { ARTICLE_COLUMNS, ARTICLE_JOINS, ArticleRow } from './article-row.ts'

const SELECT = `SELECT ${ARTICLE_COLUMNS}
  FROM json_each(?1) wanted
  JOIN product p ON p.public_id = wanted.value
  ${ARTICLE_JOINS}
  ORDER BY wanted.key`

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

/** The articles themselves. */
export async function articlesById(
  db: D1Database,
  productIds: readonly string[],
): Promise<readonly ArticleRow[]> {
  if (productIds.length === 0) return []
  const { results } = await selectArticles(db, productIds).all()
  return readArticles(results)
}
