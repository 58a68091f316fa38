import type { PromotionRecord } from '#shared/schemas/import/promotion.ts'
import { z } from '#shared/schemas/zod.ts'

const Missing = z.array(z.object({ name: z.string() }))

const notIn = (what: string, list: string, table: string, column: string) =>
  `SELECT '${what} ' || value AS name FROM json_each(?1, '${list}')
    WHERE value NOT IN (SELECT ${column} FROM ${table})`

const SELECT = [
  notIn('article', '$.conditions.articles', 'product', 'number'),
  notIn('category', '$.conditions.categories', 'category', 'key'),
  notIn('customer group', '$.conditions.groups', 'customer_group', 'key'),
  notIn('promotion', '$.excludes', 'promotion', 'key'),
].join(' UNION ALL ')

/** What a promotion names and the shop does not have. */
export async function missingReferences(
  db: D1Database,
  record: PromotionRecord,
): Promise<readonly string[]> {
  const { results } = await db.prepare(SELECT).bind(JSON.stringify(record)).all()
  return Missing.parse(results).map(({ name }) => name)
}
