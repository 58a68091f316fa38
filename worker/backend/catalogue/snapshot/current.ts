import { randomUUID } from 'node:crypto'
import { berlinTime } from '#shared/domain/calendar.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { buildSnapshot } from './build-snapshot.ts'
import { patchSnapshot } from './patch-snapshot.ts'
import { readParents, readSource } from './read-source.ts'
import type { Snapshot } from './snapshot.ts'
import {
  beginBuilding,
  beginPatching,
  claimBuilding,
  saveSnapshot,
  loadSnapshot,
  readState,
} from './stored-snapshot.ts'

export type Stores = Readonly<{ DB: D1Database; KV: KVNamespace }>

const REMEMBERED_MS = 10_000
/** Up to this number one statement loads the changed parents. Above it all are loaded. */
const MAX_CHANGED_PARENTS = 1_000

/** Time limit for a snapshot that another request builds, and the polling interval. */
const LONGEST_WAIT_MS = 8_000
const LOOK_AGAIN_MS = 250

type Remembered = Readonly<{ snapshot: Snapshot; version: string; until: number }>
let remembered: Remembered | null = null

/**
 * The catalogue for filters, counts and sortings. An isolate caches it and checks its version every
 * ten seconds. While a newer one cannot be loaded, the older one stays in use.
 */
export async function currentSnapshot(stores: Stores, at = new Date()): Promise<Snapshot> {
  if (remembered && at.getTime() < remembered.until) return remembered.snapshot
  const { version } = await readState(stores.DB)
  if (remembered && version === remembered.version)
    return remember(remembered.snapshot, version, at)
  const loaded = version && (await loadedOrNull(stores, version))
  if (version && loaded) return remember(loaded, version, at)
  if (remembered) return remember(remembered.snapshot, remembered.version, at)
  return firstSnapshot(stores, version, at)
}

/**
 * Builds the snapshot if none can be parsed, for example after a deploy that changed its format.
 * The first request builds it; all others wait up to the time limit.
 */
async function firstSnapshot(stores: Stores, unread: string | null, at: Date): Promise<Snapshot> {
  const version = newVersion()
  if (await claimBuilding(stores.DB, version)) return build(stores, version, at)
  for (let waitedMs = 0; waitedMs < LONGEST_WAIT_MS; waitedMs += LOOK_AGAIN_MS) {
    await scheduler.wait(LOOK_AGAIN_MS)
    const { version: made } = await readState(stores.DB)
    const loaded = made && made !== unread && (await loadedOrNull(stores, made))
    if (loaded) return remember(loaded, made, at)
  }
  return rebuildSnapshot(stores, at)
}

/** Rebuilds the snapshot from the current tables and stores it for all isolates. */
export async function rebuildSnapshot(stores: Stores, at: Date): Promise<Snapshot> {
  const version = newVersion()
  await beginBuilding(stores.DB, version)
  return build(stores, version, at)
}

async function build(stores: Stores, version: string, at: Date): Promise<Snapshot> {
  const builtOn = berlinTime(at).date
  const snapshot = buildSnapshot(await readSource(stores.DB, builtOn))
  return useSnapshot(stores, { snapshot, version, builtOn }, at)
}

/**
 * Reloads only the parents that sales and reviews changed. If that is not enough, or too many
 * changed, it rebuilds the snapshot. The snapshot must be from today.
 */
export async function updateSnapshot(stores: Stores, at: Date): Promise<Snapshot> {
  const builtOn = berlinTime(at).date
  const version = newVersion()
  const { version: before } = await readState(stores.DB)
  const old = before && (await knownSnapshot(stores, before))
  if (!before || !old) return rebuildSnapshot(stores, at)
  const parents = await beginPatching(stores.DB, { version, before })
  if (!parents || parents.length > MAX_CHANGED_PARENTS) return rebuildSnapshot(stores, at)
  const snapshot = patchSnapshot(old, await readParents(stores.DB, parents, builtOn))
  if (!snapshot) return rebuildSnapshot(stores, at)
  return useSnapshot(stores, { snapshot, version, builtOn }, at)
}

const newVersion = () => randomUUID().replaceAll('-', '')

async function useSnapshot(
  { DB: db, KV: kv }: Stores,
  built: Parameters<typeof saveSnapshot>[1],
  at: Date,
): Promise<Snapshot> {
  await saveSnapshot({ db, kv }, built)
  return remember(built.snapshot, built.version, at)
}

async function knownSnapshot(stores: Stores, version: string): Promise<Snapshot | null> {
  return remembered?.version === version ? remembered.snapshot : loadedOrNull(stores, version)
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
