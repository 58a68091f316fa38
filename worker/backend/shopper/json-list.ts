import type { AppliedPromotion } from '#shared/domain/promotion.ts'
import { z } from '#shared/schemas/zod.ts'
import { HeldNotice } from './state.ts'

const Applied: z.ZodType<AppliedPromotion> = z.object({
  id: z.string(),
  lineId: z.string(),
  name: z.string(),
  code: z.string().nullable(),
})
const Row = z.object({ body: z.string() })

type JsonList<T> = Readonly<{
  read(sql: SqlStorage): T[]
  store(sql: SqlStorage, entries: readonly T[]): void
}>

/** The notices that no page has shown yet. */
export const heldNotices = jsonList('held_notice', HeldNotice)
/** The promotions of the cart in the last response that showed it. */
export const appliedPromotions = jsonList('applied_promotion', Applied)

// Created with its first entry, because objects may be older than the list.
function jsonList<T>(name: string, schema: z.ZodType<T>): JsonList<T> {
  const isThere = (sql: SqlStorage) =>
    sql.exec('SELECT 1 FROM sqlite_master WHERE name = ?', name).toArray().length > 0
  return {
    read(sql) {
      if (!isThere(sql)) return []
      const rows = sql.exec(`SELECT body FROM ${name} ORDER BY position`).toArray()
      return rows.map((row) => schema.parse(JSON.parse(Row.parse(row).body)))
    },
    store(sql, entries) {
      if (entries.length === 0 && !isThere(sql)) return
      sql.exec(
        `CREATE TABLE IF NOT EXISTS ${name} (position INTEGER PRIMARY KEY, body TEXT NOT NULL)`,
      )
      sql.exec(`DELETE FROM ${name}`)
      entries.forEach((entry, position) =>
        sql.exec(`INSERT INTO ${name} VALUES (?, ?)`, position, JSON.stringify(entry)),
      )
    },
  }
}
