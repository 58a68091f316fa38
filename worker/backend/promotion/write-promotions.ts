import { createHash, randomInt } from 'node:crypto'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { PromotionRecord } from '#shared/schemas/import/promotion.ts'
import { z } from '#shared/schemas/zod.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const INSERT = `INSERT INTO promotion (public_id, key, content_hash, record, imported, uses, ended)
  VALUES (?1, ?2, ?3, ?4, 0, ?5, ?6)`
const INSERT_CODE = 'INSERT INTO promotion_code (code, promotion_id, individual) VALUES (?1, ?2, 0)'
const INSERT_CODES = `INSERT OR IGNORE INTO promotion_code (code, promotion_id, individual)
  SELECT value, ?1, 1 FROM json_each(?2) RETURNING code`
const END = 'UPDATE promotion SET ended = 1 WHERE public_id = ?1 AND ended = 0'

/** Keeps a promotion that an operator made; one with its key or its code is there already. */
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

/** Calls a promotion off; false if it was before. Its codes say from now on that it is over. */
export async function endPromotion(db: D1Database, key: string): Promise<boolean> {
  const { meta } = await db.prepare(END).bind(idOf('promotion', key)).run()
  return meta.changes > 0
}

const Made = z.array(z.object({ code: z.string() }))
/** A pattern that is nearly used up gives the same code again and again. */
const MOST_ROUNDS = 5

/** Makes individual codes after the pattern of a promotion, fewer where it has no more to give. */
export async function makeCodes(
  db: D1Database,
  key: string,
  pattern: string,
  count: number,
): Promise<readonly string[]> {
  const codes: string[] = []
  for (let round = 0; round < MOST_ROUNDS && codes.length < count; round += 1) {
    const wanted = Array.from({ length: count - codes.length }, () => codeAfter(pattern))
    const { results } = await db
      .prepare(INSERT_CODES)
      .bind(idOf('promotion', key), JSON.stringify([...new Set(wanted)]))
      .all()
    codes.push(...Made.parse(results).map(({ code }) => code))
  }
  return codes
}

const DIGITS = '0123456789'
/** Without I and O, which read like digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

function codeAfter(pattern: string): string {
  return pattern.replace(/%[ds]/g, (place) => {
    const signs = place === '%d' ? DIGITS : LETTERS
    return signs.charAt(randomInt(signs.length))
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

/** What a promotion names and the shop does not have. */
export async function missingReferences(
  db: D1Database,
  record: PromotionRecord,
): Promise<readonly string[]> {
  const { results } = await db.prepare(SELECT_MISSING).bind(JSON.stringify(record)).all()
  return Missing.parse(results).map(({ name }) => name)
}
