import { z } from '#shared/schemas/zod.ts'
import { all, batch, changes, first } from '#worker/backend/sql/run.ts'
import { identifier, integer, list, prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertAll } from '#worker/backend/sql/table.ts'
import { SuspendedTriggerTable } from '#worker/backend/tables/backup.ts'
import type { BackupTable } from './tables.ts'

const Found = z.object({ found: z.int() })

/** Whether a restore is running. Triggers are then missing, so no scheduled task may run. */
export async function isRestoring(db: D1Database): Promise<boolean> {
  return (await first(db, Found, sql`SELECT 1 AS found FROM suspended_trigger LIMIT 1`)) !== null
}

/** Whether there are no products, orders and customers. */
export async function isEmptyShop(db: D1Database): Promise<boolean> {
  const found = await first(
    db,
    Found,
    sql`SELECT 1 AS found FROM product UNION ALL SELECT 1 FROM orders
      UNION ALL SELECT 1 FROM customer`,
  )
  return found === null
}

/**
 * Removes the triggers after recording them, and the rows that migrations wrote, in one
 * transaction.
 */
export async function beginRestoring(
  db: D1Database,
  tables: readonly BackupTable[],
): Promise<void> {
  const triggers = await all(
    db,
    SuspendedTriggerTable.row,
    sql`SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`,
  )
  await batch(db, [
    sql`${insertAll(SuspendedTriggerTable, triggers)}
      ON CONFLICT (name) DO UPDATE SET sql = excluded.sql`,
    ...triggers.map(({ name }) => sql`DROP TRIGGER ${identifier(name)}`),
    ...tables.toReversed().map(({ name }) => sql`DELETE FROM ${identifier(name)}`),
  ])
}

/** Recreates the recorded triggers, and marks the catalogue's snapshot as stale. */
export async function endRestoring(db: D1Database): Promise<void> {
  const suspended = await all(
    db,
    SuspendedTriggerTable.row,
    sql`SELECT ${SuspendedTriggerTable.columns} FROM suspended_trigger`,
  )
  await db.batch([
    // The database wrote these texts itself, so they are run as they are.
    ...suspended.map((trigger) => db.prepare(trigger.sql)),
    prepare(db, sql`DELETE FROM suspended_trigger`),
    prepare(db, sql`UPDATE snapshot_state SET state = 'stale'`),
  ])
}

/** Writes rows, each a list of values in the order of these columns. */
export async function restoreRows(
  db: D1Database,
  name: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  const values = columns.map((_column, index) => sql`value ->> ${integer(index)}`)
  const json = `[${rows.join(',')}]`
  await changes(
    db,
    sql`INSERT INTO ${identifier(name)} (${list(columns.map(identifier))})
      SELECT ${list(values)} FROM json_each(${json})`,
  )
}
