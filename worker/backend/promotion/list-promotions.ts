import { PromotionRecord } from '#shared/schemas/import/promotion.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '../sql/json-column.ts'

const Row = z.object({
  key: z.string(),
  record: jsonColumn(z.object(PromotionRecord.shape)),
  imported: z.int(),
  uses: z.int(),
  ended: z.int(),
  codes: z.int(),
  codes_left: z.int(),
})
export type PromotionRow = z.infer<typeof Row>

const SELECT = `SELECT p.key, p.record, p.imported, p.uses, p.ended,
    count(c.code) AS codes, count(c.code) - count(c.order_id) AS codes_left
  FROM promotion p LEFT JOIN promotion_code c ON c.promotion_id = p.public_id`

/** Every promotion with its uses and what is left of its codes, the latest last. */
export async function listPromotions(db: D1Database): Promise<readonly PromotionRow[]> {
  const { results } = await db.prepare(`${SELECT} GROUP BY p.id ORDER BY p.id`).all()
  return z.array(Row).parse(results)
}

export async function promotionByKey(db: D1Database, key: string): Promise<PromotionRow | null> {
  const row = await db.prepare(`${SELECT} WHERE p.key = ?1 GROUP BY p.id`).bind(key).first()
  return row && Row.parse(row)
}
