import { z } from '#shared/schemas/zod.ts'
import { HeldNotice } from './state.ts'

const Row = z.object({ body: z.string() })

// Apart from the other tables: objects from before there were notices gain it with their first one.
const TABLE =
  'CREATE TABLE IF NOT EXISTS held_notice (position INTEGER PRIMARY KEY, body TEXT NOT NULL)'

/** The notices that nobody was shown yet. */
export function heldIn(sql: SqlStorage): HeldNotice[] {
  if (!isThere(sql)) return []
  const rows = sql.exec('SELECT body FROM held_notice ORDER BY position').toArray()
  return rows.map((row) => HeldNotice.parse(JSON.parse(Row.parse(row).body)))
}

export function hold(sql: SqlStorage, notices: readonly HeldNotice[]): void {
  if (notices.length === 0 && !isThere(sql)) return
  sql.exec(TABLE)
  sql.exec('DELETE FROM held_notice')
  notices.forEach((notice, position) =>
    sql.exec('INSERT INTO held_notice VALUES (?, ?)', position, JSON.stringify(notice)),
  )
}

function isThere(sql: SqlStorage): boolean {
  return sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'held_notice'").toArray().length > 0
}
