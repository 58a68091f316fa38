import { randomUUID } from 'node:crypto'
import { berlinTime } from '#shared/domain/calendar.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { makeSnapshot } from './make-snapshot.ts'
import { readSource } from './read-source.ts'
import type { Snapshot } from './snapshot.ts'
import { beginBuilding, keepSnapshot, loadSnapshot, readState } from './stored-snapshot.ts'

export type Stores = Readonly<{ DB: D1Database; KV: KVNamespace }>

const REMEMBERED_MS = 10_000

type Remembered = Readonly<{ snapshot: Snapshot; version: string; until: number }>
let remembered: Remembered | null = null

/**
 * The catalogue for filters, counts and sortings. An isolate keeps it and asks for its version
 * every ten seconds; while a newer one cannot be loaded, the older stays in use.
 */
export async function currentSnapshot(stores: Stores, at = new Date()): Promise<Snapshot> {
  if (remembered && at.getTime() < remembered.until) return remembered.snapshot
  const { version } = await readState(stores.DB)
  if (remembered && version === remembered.version)
    return remember(remembered.snapshot, version, at)
  const loaded = version && (await loadedOrNull(stores, version))
  if (version && loaded) return remember(loaded, version, at)
  if (remembered) return remember(remembered.snapshot, remembered.version, at)
  return rebuildSnapshot(stores, at)
}

/** Rebuilds the snapshot from the tables as they are now, and stores it for every isolate. */
export async function rebuildSnapshot({ DB: db, KV: kv }: Stores, at: Date): Promise<Snapshot> {
  const builtOn = berlinTime(at).date
  await beginBuilding(db)
  const snapshot = makeSnapshot(await readSource(db, builtOn))
  const version = randomUUID().replaceAll('-', '')
  await keepSnapshot({ db, kv }, { snapshot, version, builtOn })
  return remember(snapshot, version, at)
}

async function loadedOrNull({ DB: db, KV: kv }: Stores, version: string): Promise<Snapshot | null> {
  try {
    return await loadSnapshot({ db, kv }, version)
  } catch (error) {
    logEvent('snapshot-not-loaded', { version, message: String(error) })
    return null
  }
}

function remember(snapshot: Snapshot, version: string, at: Date): Snapshot {
  remembered = { snapshot, version, until: at.getTime() + REMEMBERED_MS }
  return snapshot
}
