import type { AppliedPromotion } from '#shared/domain/promotion.ts'
import { z } from '#shared/schemas/zod.ts'
import { execute } from '#worker/backend/sql/run.ts'
import { identifier, sql } from '#worker/backend/sql/sql.ts'
import { HeldNotice } from './state.ts'

const Applied: z.ZodType<AppliedPromotion> = z.object({
  id: z.string(),
  lineId: z.string(),
  name: z.string(),
  code: z.string().nullable(),
})
const Row = z.object({ body: z.string() })

type JsonList<T> = Readonly<{
  read(db: SqlStorage): T[]
  store(db: SqlStorage, entries: readonly T[]): void
}>

/** The notices that no page has shown yet. */
export const heldNotices = jsonList('held_notice', HeldNotice)
/** The promotions of the cart in the last response that showed it. */
export const appliedPromotions = jsonList('applied_promotion', Applied)

// Created with its first entry, because objects may be older than the list.
function jsonList<T>(name: string, schema: z.ZodType<T>): JsonList<T> {
  const isThere = (db: SqlStorage) =>
    execute(db, sql`SELECT 1 FROM sqlite_master WHERE name = ${name}`).length > 0
  const table = identifier(name)
  return {
    read(db) {
      if (!isThere(db)) return []
      const rows = execute(db, sql`SELECT body FROM ${table} ORDER BY position`)
      return rows.map((row) => schema.parse(JSON.parse(Row.parse(row).body)))
    },
    store(db, entries) {
      if (entries.length === 0 && !isThere(db)) return
      execute(
        db,
        sql`CREATE TABLE IF NOT EXISTS ${table} (
          position INTEGER PRIMARY KEY, body TEXT NOT NULL)`,
      )
      execute(db, sql`DELETE FROM ${table}`)
      entries.forEach((entry, position) => {
        const body = JSON.stringify(entry)
        execute(db, sql`INSERT INTO ${table} (position, body) VALUES (${position}, ${body})`)
      })
    },
  }
}
