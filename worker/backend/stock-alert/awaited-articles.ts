import { LocaleText } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'

const SELECT = `SELECT p.number, p.record->'$.name' AS name, p.stock,
    sum(a.state = 'waiting') AS waiting, sum(a.state = 'asked') AS unconfirmed,
    sum(a.state = 'told') AS told, max(iif(a.state = 'waiting', a.units, 0)) AS most
  FROM stock_alert a JOIN product p ON p.public_id = a.product_id
  GROUP BY p.id ORDER BY waiting DESC, p.number LIMIT ?1`
const Row = z.object({
  number: z.string(),
  name: jsonColumn(LocaleText),
  stock: z.int().nullable(),
  waiting: z.int(),
  unconfirmed: z.int(),
  told: z.int(),
  /** The most that one of them waits for, in sales units. */
  most: z.int(),
})

/** What people wait for, the most awaited first; nothing of who they are. */
export async function awaitedArticles(db: D1Database, limit: number) {
  const { results } = await db.prepare(SELECT).bind(limit).all()
  return z
    .array(Row)
    .parse(results)
    .map(({ name, ...row }) => ({ ...row, name: name.de }))
}
