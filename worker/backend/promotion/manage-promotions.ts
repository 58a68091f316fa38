import { createHash, randomInt } from 'node:crypto'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { PromotionRecord } from '#shared/schemas/import/promotion.ts'
import { z } from '#shared/schemas/zod.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { all, batch, changes, first } from '#worker/backend/sql/run.ts'
import { list, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { insertInto, pick } from '#worker/backend/sql/table.ts'
import { PromotionCodeTable, PromotionTable } from '#worker/backend/tables/promotions.ts'

/** Stores a promotion of an operator. Fails if another has its key or its code. */
export async function addPromotion(
  db: D1Database,
  record: PromotionRecord,
): Promise<Result<'added', 'exists'>> {
  const id = idOf('promotion', record.key)
  const text = JSON.stringify(record)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)
  const { key, code, uses, ended } = record
  const promotion = { publicId: id, key, contentHash: hash, record, imported: false, uses, ended }
  const fixed = code?.kind === 'fixed' ? code.code : null
  try {
    await batch(db, [
      insertInto(PromotionTable, promotion),
      ...(fixed === null
        ? []
        : [insertInto(PromotionCodeTable, { code: fixed, promotionId: id, individual: false })]),
    ])
  } catch (error) {
    if (String(error).includes('UNIQUE constraint failed')) return fail('exists')
    throw error
  }
  return ok('added')
}

/** Ends a promotion; false if it is unknown or has already ended. */
export async function endPromotion(db: D1Database, key: string): Promise<boolean> {
  const id = idOf('promotion', key)
  const end = sql`UPDATE promotion SET ended = 1 WHERE public_id = ${id} AND ended = 0`
  return (await changes(db, end)) > 0
}

const Made = pick(PromotionCodeTable, 'code')
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
    const made = await all(
      db,
      Made.row,
      sql`INSERT OR IGNORE INTO promotion_code (code, promotion_id, individual)
        SELECT value, ${idOf('promotion', key)}, 1 FROM json_each(${[...new Set(requested)]})
        RETURNING code`,
    )
    codes.push(...made.map(({ code }) => code))
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

const Missing = z.object({ name: z.string() })

const notIn = (what: string, named: readonly string[], known: Sql) =>
  sql`SELECT ${`${what} `} || value AS name FROM json_each(${named}) WHERE value NOT IN (${known})`

/** Products, categories, groups and promotions in a record that the shop lacks. */
export async function missingReferences(
  db: D1Database,
  record: PromotionRecord,
): Promise<readonly string[]> {
  const { conditions, excludes } = record
  const missing = list(
    [
      notIn('article', conditions.articles, sql`SELECT number FROM product`),
      notIn('category', conditions.categories, sql`SELECT key FROM category`),
      notIn('customer group', conditions.groups, sql`SELECT key FROM customer_group`),
      notIn('promotion', excludes, sql`SELECT key FROM promotion`),
    ],
    ' UNION ALL ',
  )
  return (await all(db, Missing, missing)).map(({ name }) => name)
}

const Head = pick(PromotionTable, 'key', 'record', 'imported', 'uses', 'ended')
const Row = Head.row.extend({ codes: z.int(), codesLeft: z.int() })
export type PromotionRow = z.infer<typeof Row>

const SELECT = sql`SELECT ${Head.columns},
    count(c.code) AS codes, count(c.code) - count(c.order_id) AS codesLeft
  FROM promotion LEFT JOIN promotion_code c ON c.promotion_id = promotion.public_id`

/** Every promotion with its uses and the number of its unused codes, newest last. */
export async function listPromotions(db: D1Database): Promise<readonly PromotionRow[]> {
  return all(db, Row, sql`${SELECT} GROUP BY promotion.id ORDER BY promotion.id`)
}

export async function promotionByKey(db: D1Database, key: string): Promise<PromotionRow | null> {
  return first(db, Row, sql`${SELECT} WHERE promotion.key = ${key} GROUP BY promotion.id`)
}
