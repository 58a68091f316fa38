import { z } from '#shared/schemas/zod.ts'
import { quotedName, type BackupTable } from './tables.ts'

const Triggers = z.array(z.object({ name: z.string(), sql: z.string() }))

/** Whether a restore is running. Triggers are then missing, so no scheduled task may run. */
export async function isRestoring(db: D1Database): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM suspended_trigger LIMIT 1').first()) !== null
}

/** Whether there are no products, orders and customers. */
export async function isEmptyShop(db: D1Database): Promise<boolean> {
  const row = await db
    .prepare(
      'SELECT 1 FROM product UNION ALL SELECT 1 FROM orders UNION ALL SELECT 1 FROM customer',
    )
    .first()
  return row === null
}

/**
 * Removes the triggers after recording them, and the rows that migrations wrote, in one
 * transaction.
 */
export async function beginRestoring(
  db: D1Database,
  tables: readonly BackupTable[],
): Promise<void> {
  const { results } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
    .all()
  const triggers = Triggers.parse(results)
  const note = db.prepare('INSERT OR REPLACE INTO suspended_trigger (name, sql) VALUES (?1, ?2)')
  await db.batch([
    ...triggers.map(({ name, sql }) => note.bind(name, sql)),
    ...triggers.map(({ name }) => db.prepare(`DROP TRIGGER ${quotedName(name)}`)),
    ...tables.toReversed().map(({ name }) => db.prepare(`DELETE FROM ${quotedName(name)}`)),
  ])
}

/** Recreates the recorded triggers, and marks the catalogue's snapshot as stale. */
export async function endRestoring(db: D1Database): Promise<void> {
  const { results } = await db.prepare('SELECT name, sql FROM suspended_trigger').all()
  await db.batch([
    ...Triggers.parse(results).map(({ sql }) => db.prepare(sql)),
    db.prepare('DELETE FROM suspended_trigger'),
    db.prepare("UPDATE snapshot_state SET state = 'stale'"),
  ])
}

/** Writes rows, each a list of values in the order of these columns. */
export async function restoreRows(
  db: D1Database,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  const names = columns.map((column) => quotedName(column)).join(', ')
  const values = columns.map((_column, index) => `value ->> ${index}`).join(', ')
  await db
    .prepare(`INSERT INTO ${quotedName(table)} (${names}) SELECT ${values} FROM json_each(?1)`)
    .bind(`[${rows.join(',')}]`)
    .run()
}
