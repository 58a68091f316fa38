import { Buffer } from 'node:buffer'
import type { CalendarDate } from '#shared/domain/calendar.ts'
import type { z } from '#shared/schemas/zod.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { serializeSnapshot, parseSnapshot } from './bytes.ts'
import type { Snapshot } from './snapshot.ts'
import { flag } from '#worker/backend/sql/columns.ts'
import { all, batch, first, rowsOf } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertInto, pick } from '#worker/backend/sql/table.ts'
import {
  CatalogueSnapshotTable,
  SnapshotChangeTable,
  SnapshotStateTable,
} from '#worker/backend/tables/snapshot.ts'

/** Limits the base64 of a part to 1 MB, because a D1 row has at most 2 MB. */
const PART_BYTES = 700_000

const Current = pick(SnapshotStateTable, 'version', 'previous', 'builtOn', 'state')
const State = Current.row.extend({
  /** Whether sales or reviews changed parents of an otherwise fresh snapshot. */
  hasChanges: flag,
})
export type SnapshotState = z.infer<typeof State>

type Stores = Readonly<{ db: D1Database; kv: KVNamespace }>

const kvKey = (version: string) => `catalogue:snapshot:${version}`

/** The current snapshot's version, and whether it is stale. */
export async function readState(db: D1Database): Promise<SnapshotState> {
  const query = sql`SELECT ${Current.columns},
    EXISTS (SELECT 1 FROM snapshot_change) AS hasChanges FROM snapshot_state`
  const state = await first(db, State, query)
  if (!state) throw new Error('The snapshot has no state')
  return state
}

/** Records that a version is being built from all tables. It lacks later changes. */
export async function beginBuilding(db: D1Database, version: string): Promise<void> {
  await batch(db, [
    sql`UPDATE snapshot_state SET state = 'building', building = ${version}`,
    deleteChanges(version),
  ])
}

/** The same unless another request builds one. True if this request builds its version. */
export async function claimBuilding(db: D1Database, version: string): Promise<boolean> {
  const [claimed] = await batch(db, [
    sql`UPDATE snapshot_state SET state = 'building', building = ${version}
      WHERE state != 'building'`,
    deleteChanges(version),
  ])
  return claimed?.meta.changes === 1
}

const deleteChanges = (version: string) =>
  sql`DELETE FROM snapshot_change WHERE ${version} = (SELECT building FROM snapshot_state)`

/**
 * Records that a version is being built from the previous one and from changed parents. Returns
 * these parents; null unless the previous version is current and fresh.
 */
export async function beginPatching(
  db: D1Database,
  { version, before }: Readonly<{ version: string; before: string }>,
): Promise<readonly number[] | null> {
  const [begun, changes] = await batch(db, [
    sql`UPDATE snapshot_state SET state = 'building', building = ${version}
      WHERE state = 'fresh' AND version = ${before}`,
    sql`${deleteChanges(version)} RETURNING parent_id AS parentId`,
  ])
  if (begun?.meta.changes === 0) return null
  return rowsOf(SnapshotChangeTable.row, changes).map(({ parentId }) => parentId)
}

/**
 * Stores a snapshot: its parts in D1, then KV, and finally the current version, unless a later
 * build has finished. The previous one stays for isolates that still load it. KV only makes loading
 * faster, so its failure is logged and ignored.
 */
export async function saveSnapshot(
  { db, kv }: Stores,
  built: Readonly<{ snapshot: Snapshot; version: string; builtOn: CalendarDate }>,
): Promise<void> {
  const bytes = serializeSnapshot(built.snapshot)
  for (let part = 0; part * PART_BYTES < bytes.length; part++) {
    const slice = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
    const base64 = Buffer.from(slice).toString('base64')
    const row = { version: built.version, part, base64 }
    await prepare(db, insertInto(CatalogueSnapshotTable, row)).run()
  }
  await kv.put(kvKey(built.version), bytes).catch(logKvFailure)
  const { previous } = await readState(db)
  const [taken] = await batch(db, [
    sql`UPDATE snapshot_state SET previous = version, version = ${built.version},
        built_on = ${built.builtOn},
        state = iif(state = 'building' AND building = ${built.version}, 'fresh', state)
      WHERE state != 'fresh'`,
    sql`DELETE FROM catalogue_snapshot WHERE version NOT IN (
      SELECT version FROM snapshot_state
      UNION ALL SELECT previous FROM snapshot_state WHERE previous IS NOT NULL)`,
  ])
  const needless = taken?.meta.changes === 0 ? built.version : previous
  if (needless) await kv.delete(kvKey(needless)).catch(logKvFailure)
}

const logKvFailure = (error: unknown) => logFailure('snapshot-not-near', error)

const Part = pick(CatalogueSnapshotTable, 'base64')

/** The snapshot of this version from KV, else from D1; null if neither has it. */
export async function loadSnapshot({ db, kv }: Stores, version: string): Promise<Snapshot | null> {
  const near = await nearSnapshot(kv, version).catch(logKvFailure)
  if (near) return near
  const rows = await all(
    db,
    Part.row,
    sql`SELECT ${Part.columns} FROM catalogue_snapshot WHERE version = ${version} ORDER BY part`,
  )
  const parts = rows.map(({ base64 }) => Buffer.from(base64, 'base64'))
  if (parts.length === 0) return null
  const bytes = new Uint8Array(Buffer.concat(parts))
  return parseSnapshot(bytes.buffer)
}

async function nearSnapshot(kv: KVNamespace, version: string): Promise<Snapshot | null> {
  const bytes = await kv.get(kvKey(version), 'arrayBuffer')
  return bytes && parseSnapshot(bytes)
}
