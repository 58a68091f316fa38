import type { CalendarDate } from '#shared/domain/calendar.ts'
import { z } from '#shared/schemas/zod.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { bytesOf, snapshotOf } from './bytes.ts'
import type { Snapshot } from './snapshot.ts'

/** Keeps the base64 under 1 MB; a row of D1 holds at most 2 MB. */
const PART_BYTES = 700_000

const State = z.object({
  version: z.string().nullable(),
  previous: z.string().nullable(),
  built_on: z.string().nullable(),
  state: z.enum(['fresh', 'building', 'stale']),
})
export type SnapshotState = z.infer<typeof State>

type Stores = Readonly<{ db: D1Database; kv: KVNamespace }>

const kvKey = (version: string) => `catalogue:snapshot:${version}`

/** Which snapshot is current, and whether it is stale. */
export async function readState(db: D1Database): Promise<SnapshotState> {
  const row = await db
    .prepare('SELECT version, previous, built_on, state FROM snapshot_state')
    .first()
  return State.parse(row)
}

/** Notes that a snapshot is being made: what changes from here on makes it stale. */
export async function beginBuilding(db: D1Database): Promise<void> {
  await db.prepare("UPDATE snapshot_state SET state = 'building'").run()
}

/**
 * Stores a snapshot: its parts in D1, then KV, and last the version that every isolate asks for.
 * The one before stays for isolates that still load it. KV only makes loading quicker, so a failure
 * of it is logged and ignored.
 */
export async function keepSnapshot(
  { db, kv }: Stores,
  built: Readonly<{ snapshot: Snapshot; version: string; builtOn: CalendarDate }>,
): Promise<void> {
  const bytes = bytesOf(built.snapshot)
  const insert = db.prepare(
    'INSERT INTO catalogue_snapshot (version, part, base64) VALUES (?1, ?2, ?3)',
  )
  for (let part = 0; part * PART_BYTES < bytes.length; part++) {
    const slice = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
    await insert.bind(built.version, part, Buffer.from(slice).toString('base64')).run()
  }
  await kv.put(kvKey(built.version), bytes).catch(logKvFailure)
  const { previous } = await readState(db)
  await db.batch([
    db
      .prepare(
        `UPDATE snapshot_state SET previous = version, version = ?1, built_on = ?2,
           state = iif(state = 'building', 'fresh', state)`,
      )
      .bind(built.version, built.builtOn),
    db.prepare(
      `DELETE FROM catalogue_snapshot WHERE version NOT IN (
         SELECT version FROM snapshot_state
         UNION ALL SELECT previous FROM snapshot_state WHERE previous IS NOT NULL)`,
    ),
  ])
  if (previous) await kv.delete(kvKey(previous)).catch(logKvFailure)
}

const logKvFailure = (error: unknown) => logFailure('snapshot-not-near', error)

const Parts = z.array(z.object({ base64: z.string() }))

/** The snapshot of this version, from KV or else from D1; null where neither has it. */
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
  return snapshotOf(bytes.buffer)
}

async function nearSnapshot(kv: KVNamespace, version: string): Promise<Snapshot | null> {
  const bytes = await kv.get(kvKey(version), 'arrayBuffer')
  return bytes && snapshotOf(bytes)
}
