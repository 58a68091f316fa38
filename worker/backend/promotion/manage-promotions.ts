import { createHash, randomInt } from 'node:crypto'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { PromotionRecord } from '#shared/schemas/import/promotion.ts'
import { z } from '#shared/schemas/zod.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { jsonColumn } from '../sql/json-column.ts'

const INSERT = `INSERT INTO promotion (public_id, key, content_hash, record, imported, uses, ended)
  VALUES (?1, ?2, ?3, ?4, 0, ?5, ?6)`
const INSERT_CODE = 'INSERT INTO promotion_code (code, promotion_id, individual) VALUES (?1, ?2, 0)'
const INSERT_CODES = `INSERT OR IGNORE INTO promotion_code (code, promotion_id, individual)
  SELECT value, ?1, 1 FROM json_each(?2) RETURNING code`
const END = 'UPDATE promotion SET ended = 1 WHERE public_id = ?1 AND ended = 0'

/** Stores a promotion of an operator. Fails if another has its key or its code. */
export async function addPromotion(
  db: D1Database,
  record: PromotionRecord,
): Promise<Result<'added', 'exists'>> {
  const id = idOf('promotion', record.key)
  const text = JSON.stringify(record)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)
  const { key, code, uses, ended } = record
  try {
    await db.batch([
      db.prepare(INSERT).bind(id, key, hash, text, uses, ended ? 1 : 0),
      ...(code?.kind === 'fixed' ? [db.prepare(INSERT_CODE).bind(code.code, id)] : []),
    ])
  } catch (error) {
    if (String(error).includes('UNIQUE constraint failed')) return fail('exists')
    throw error
  }
  return ok('added')
}

/** Ends a promotion; false if it is unknown or has already ended. */
export async function endPromotion(db: D1Database, key: string): Promise<boolean> {
  const { meta } = await db.prepare(END).bind(idOf('promotion', key)).run()
  return meta.changes > 0
}

const Made = z.array(z.object({ code: z.string() }))
/** A pattern with few remaining codes repeats codes, so creating them may take several rounds. */
const MAX_ROUNDS = 5

/** Creates individual codes by a promotion's pattern; fewer if the pattern has no more. */
export async function makeCodes(
  db: D1Database,
  key: string,
  pattern: string,
  count: number,
): Promise<readonly string[]> {
  const codes: string[] = []
  for (let round = 0; round < MAX_ROUNDS && codes.length < count; round += 1) {
    const requested = Array.from({ length: count - codes.length }, () => codeOf(pattern))
    const { results } = await db
      .prepare(INSERT_CODES)
      .bind(idOf('promotion', key), JSON.stringify([...new Set(requested)]))
      .all()
    codes.push(...Made.parse(results).map(({ code }) => code))
  }
  return codes
}

const DIGITS = '0123456789'
/** Without I and O, which look like digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

function codeOf(pattern: string): string {
  return pattern.replace(/%[ds]/g, (place) => {
    const characters = place === '%d' ? DIGITS : LETTERS
    return characters.charAt(randomInt(characters.length))
  })
}

const Missing = z.array(z.object({ name: z.string() }))

const notIn = (what: string, list: string, table: string, column: string) =>
  `SELECT '${what} ' || value AS name FROM json_each(?1, '${list}')
    WHERE value NOT IN (SELECT ${column} FROM ${table})`

const SELECT_MISSING = [
  notIn('article', '$.conditions.articles', 'product', 'number'),
  notIn('category', '$.conditions.categories', 'category', 'key'),
  notIn('customer group', '$.conditions.groups', 'customer_group', 'key'),
  notIn('promotion', '$.excludes', 'promotion', 'key'),
].join(' UNION ALL ')

/** Products, categories, groups and promotions in a record that the shop lacks. */
export async function missingReferences(
  db: D1Database,
  record: PromotionRecord,
): Promise<readonly string[]> {
  const { results } = await db.prepare(SELECT_MISSING).bind(JSON.stringify(record)).all()
  return Missing.parse(results).map(({ name }) => name)
}

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

/** Every promotion with its uses and the number of its unused codes, newest last. */
export async function listPromotions(db: D1Database): Promise<readonly PromotionRow[]> {
  const { results } = await db.prepare(`${SELECT} GROUP BY p.id ORDER BY p.id`).all()
  return z.array(Row).parse(results)
}

export async function promotionByKey(db: D1Database, key: string): Promise<PromotionRow | null> {
  const row = await db.prepare(`${SELECT} WHERE p.key = ?1 GROUP BY p.id`).bind(key).first()
  return row && Row.parse(row)
}
