import { Buffer } from 'node:buffer'
import type { CalendarDate } from '#shared/domain/calendar.ts'
import { z } from '#shared/schemas/zod.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { serializeSnapshot, parseSnapshot } from './bytes.ts'
import type { Snapshot } from './snapshot.ts'

/** Limits the base64 of a part to 1 MB, because a D1 row has at most 2 MB. */
const PART_BYTES = 700_000

const State = z.object({
  version: z.string().nullable(),
  previous: z.string().nullable(),
  built_on: z.string().nullable(),
  state: z.enum(['fresh', 'building', 'stale']),
  /** Whether sales or reviews changed parents of an otherwise fresh snapshot. */
  has_changes: z.int().transform((value) => value === 1),
})
export type SnapshotState = z.infer<typeof State>

type Stores = Readonly<{ db: D1Database; kv: KVNamespace }>

const kvKey = (version: string) => `catalogue:snapshot:${version}`

/** The current snapshot's version, and whether it is stale. */
export async function readState(db: D1Database): Promise<SnapshotState> {
  const row = await db
    .prepare(
      `SELECT version, previous, built_on, state,
         EXISTS (SELECT 1 FROM snapshot_change) AS has_changes FROM snapshot_state`,
    )
    .first()
  return State.parse(row)
}

/** Records that a version is being built from all tables. It lacks later changes. */
export async function beginBuilding(db: D1Database, version: string): Promise<void> {
  await db.batch([
    db.prepare("UPDATE snapshot_state SET state = 'building', building = ?1").bind(version),
    deleteChanges(db, version),
  ])
}

/** The same unless another request builds one. True if this request builds its version. */
export async function claimBuilding(db: D1Database, version: string): Promise<boolean> {
  const [claimed] = await db.batch([
    db
      .prepare(
        "UPDATE snapshot_state SET state = 'building', building = ?1 WHERE state != 'building'",
      )
      .bind(version),
    deleteChanges(db, version),
  ])
  return claimed?.meta.changes === 1
}

const deleteChanges = (db: D1Database, version: string) =>
  db
    .prepare('DELETE FROM snapshot_change WHERE ?1 = (SELECT building FROM snapshot_state)')
    .bind(version)

const Changes = z.array(z.object({ parent_id: z.int() }))

/**
 * Records that a version is being built from the previous one and from changed parents. Returns
 * these parents; null unless the previous version is current and fresh.
 */
export async function beginPatching(
  db: D1Database,
  { version, before }: Readonly<{ version: string; before: string }>,
): Promise<readonly number[] | null> {
  const [begun, changes] = await db.batch([
    db
      .prepare(
        `UPDATE snapshot_state SET state = 'building', building = ?1
         WHERE state = 'fresh' AND version = ?2`,
      )
      .bind(version, before),
    db
      .prepare(
        `DELETE FROM snapshot_change WHERE ?1 = (SELECT building FROM snapshot_state)
         RETURNING parent_id`,
      )
      .bind(version),
  ])
  if (begun?.meta.changes === 0) return null
  return Changes.parse(changes?.results).map(({ parent_id: parent }) => parent)
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
  const insert = db.prepare(
    'INSERT INTO catalogue_snapshot (version, part, base64) VALUES (?1, ?2, ?3)',
  )
  for (let part = 0; part * PART_BYTES < bytes.length; part++) {
    const slice = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
    await insert.bind(built.version, part, Buffer.from(slice).toString('base64')).run()
  }
  await kv.put(kvKey(built.version), bytes).catch(logKvFailure)
  const { previous } = await readState(db)
  const [taken] = await db.batch([
    db
      .prepare(
        `UPDATE snapshot_state SET previous = version, version = ?1, built_on = ?2,
           state = iif(state = 'building' AND building = ?1, 'fresh', state)
         WHERE state != 'fresh'`,
      )
      .bind(built.version, built.builtOn),
    db.prepare(
      `DELETE FROM catalogue_snapshot WHERE version NOT IN (
         SELECT version FROM snapshot_state
         UNION ALL SELECT previous FROM snapshot_state WHERE previous IS NOT NULL)`,
    ),
  ])
  const needless = taken?.meta.changes === 0 ? built.version : previous
  if (needless) await kv.delete(kvKey(needless)).catch(logKvFailure)
}

const logKvFailure = (error: unknown) => logFailure('snapshot-not-near', error)

const Parts = z.array(z.object({ base64: z.string() }))

/** The snapshot of this version from KV, else from D1; null if neither has it. */
export async function loadSnapshot({ db, kv }: Stores, version: string): Promise<Snapshot | null> {
  const near = await nearSnapshot(kv, version).catch(logKvFailure)
  if (near) return near
  const { results } = await db
    .prepare('SELECT base64 FROM catalogue_snapshot WHERE version = ?1 ORDER BY part')
    .bind(version)
    .all()
  const parts = Parts.parse(results).map(({ base64 }) => Buffer.from(base64, 'base64'))
  if (parts.length === 0) return null
  const bytes = new Uint8Array(Buffer.concat(parts))
  return parseSnapshot(bytes.buffer)
}

async function nearSnapshot(kv: KVNamespace, version: string): Promise<Snapshot | null> {
  const bytes = await kv.get(kvKey(version), 'arrayBuffer')
  return bytes && parseSnapshot(bytes)
}
