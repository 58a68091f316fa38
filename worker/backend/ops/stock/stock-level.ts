import { z } from '#shared/schemas/zod.ts'
import { ArticleRecord } from '#shared/schemas/import/article.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'

const MILLI_PER_UNIT = 1000
const LATEST = 10

const Row = z.object({
  public_id: z.string(),
  number: z.string(),
  stock: z.int().nullable(),
  record: jsonColumn(
    z.object({
      name: ArticleRecord.shape.name,
      unit: ArticleRecord.shape.unit,
      content: ArticleRecord.shape.content,
    }),
  ),
  rolls: jsonColumn(z.array(z.int())),
  corrections: jsonColumn(
    z.array(z.object({ at: z.string(), before: z.int(), after: z.int(), reason: z.string() })),
  ),
})

const SELECT = `SELECT p.public_id, p.number, p.stock, p.record,
    (SELECT json_group_array(r.units ORDER BY r.units DESC) FROM product_roll r
      WHERE r.product_id = p.public_id AND r.units > 0) AS rolls,
    (SELECT json_group_array(json_object('at', c.made_at, 'before', c.stock_before,
        'after', c.stock_after, 'reason', c.reason) ORDER BY c.id DESC)
      FROM (SELECT * FROM stock_correction WHERE product_id = p.public_id
        ORDER BY id DESC LIMIT ${LATEST}) c) AS corrections
  FROM product p WHERE p.number_key = lower(?1)`

/** How much of an article is there, in sales units, and how many of them make a metre or piece. */
export type StockLevel = Readonly<{
  id: string
  number: string
  name: string
  unit: ArticleRecord['unit']
  unitsPer: number
  /** null: without limit. */
  stock: number | null
  rolls: readonly number[]
  corrections: readonly Readonly<{ at: string; before: number; after: number; reason: string }>[]
}>

/** The stock of an article by its number, null if there is no such article. */
export async function stockLevel(db: D1Database, number: string): Promise<StockLevel | null> {
  const found = await db.prepare(SELECT).bind(number).first()
  if (!found) return null
  const { public_id: id, record, ...row } = Row.parse(found)
  const { name, unit, content } = record
  const unitsPer = unit === 'm' && content ? MILLI_PER_UNIT / content.milli : 1
  return { id, name: name.de, unit, unitsPer, ...row }
}

export type NewStock = Readonly<{ stock: number; rolls: readonly number[]; reason: string }>

/**
 * Sets what is there, and keeps the reason. What was sold while an operator counted is not taken
 * off again: false if the stock is another than the one that was seen.
 */
export async function correctStock(
  db: D1Database,
  { id, stock: seen }: StockLevel,
  { stock, rolls, reason }: NewStock,
  at: Date,
): Promise<boolean> {
  const isAsSeen = 'SELECT 1 FROM product WHERE public_id = ?1 AND stock = ?2'
  // Noted first, while the stock is still the one that was seen; the rest follows from the note.
  const isNoted = `EXISTS (SELECT 1 FROM stock_correction WHERE product_id = ?1 AND made_at = ?2)`
  const now = at.toISOString()
  const [noted] = await db.batch([
    db
      .prepare(
        `INSERT INTO stock_correction (product_id, number, stock_before, stock_after, reason, made_at)
          SELECT public_id, number, stock, ?3, ?4, ?5 FROM product
          WHERE public_id = ?1 AND EXISTS (${isAsSeen})`,
      )
      .bind(id, seen, stock, reason, now),
    db
      .prepare(`UPDATE product SET stock = ?3 WHERE public_id = ?1 AND ${isNoted}`)
      .bind(id, now, stock),
    db.prepare(`DELETE FROM product_roll WHERE product_id = ?1 AND ${isNoted}`).bind(id, now),
    db
      .prepare(
        `INSERT INTO product_roll (id, product_id, units)
          SELECT lower(hex(randomblob(16))), ?1, value FROM json_each(?3) WHERE ${isNoted}`,
      )
      .bind(id, now, JSON.stringify(rolls)),
  ])
  return noted?.meta.changes !== 0
}
