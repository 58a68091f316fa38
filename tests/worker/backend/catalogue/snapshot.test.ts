import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aCatalogue, aFamily, anArticle } from '#tests/builders/import-records.ts'
import { currentSnapshot } from '#worker/backend/catalogue/snapshot/current.ts'
import { refreshSnapshot } from '#worker/backend/ops/import/publish.ts'
import { loadSnapshot, readState } from '#worker/backend/catalogue/snapshot/stored-snapshot.ts'
import { importCatalogue } from './ops.ts'

beforeEach(async () => {
  await emptyStorage()
  await importCatalogue(aCatalogue())
})

const stores = { db: env.DB, kv: env.KV }
const NOW = new Date('2026-11-20T12:00:00Z')
const later = (ms: number) => new Date(Date.now() + ms)

async function versionNow(): Promise<string> {
  const { version } = await readState(env.DB)
  return version ?? 'none'
}

test('an import leaves a snapshot that holds its articles', async () => {
  const version = await versionNow()
  expect((await readState(env.DB)).state).toBe('fresh')
  expect((await loadSnapshot(stores, version))?.columns.id).toHaveLength(1)
})

test('it is read from the database where the near store lost it', async () => {
  const version = await versionNow()
  const near = await loadSnapshot(stores, version)
  await env.KV.delete(`catalogue:snapshot:${version}`)
  expect(await loadSnapshot(stores, version)).toEqual(near)
})

test('the one before stays for those who still read it, older ones go', async () => {
  const versions = [await versionNow()]
  for (const number of ['70001', '70002']) {
    await importCatalogue(aCatalogue({ articles: [anArticle(number)] }))
    versions.push(await versionNow())
  }
  const loaded = await Promise.all(versions.map((version) => loadSnapshot(stores, version)))
  expect(loaded.map(Boolean)).toEqual([false, true, true])
})

test('an isolate sees a newer one within seconds', async () => {
  const more = { families: [aFamily(), aFamily('more')] }
  const articles = [anArticle(), anArticle('70001', { family: 'more' })]
  await importCatalogue(aCatalogue({ ...more, articles }))
  const newer = await versionNow()
  await env.DB.prepare('UPDATE snapshot_state SET version = previous').run()
  expect((await currentSnapshot(env, later(20_000))).columns.id).toHaveLength(1)
  await env.DB.prepare('UPDATE snapshot_state SET version = ?1').bind(newer).run()
  expect((await currentSnapshot(env, later(25_000))).columns.id).toHaveLength(1)
  expect((await currentSnapshot(env, later(40_000))).columns.id).toHaveLength(2)
})

test('one that cannot be read leaves the older in place', async () => {
  const known = await currentSnapshot(env, later(0))
  await env.KV.put('catalogue:snapshot:broken', 'no snapshot at all')
  await env.DB.prepare("UPDATE snapshot_state SET version = 'broken'").run()
  expect(await currentSnapshot(env, later(20_000))).toBe(known)
})

test('a sale makes it stale, and the clock makes it anew', async () => {
  const before = await versionNow()
  await refreshSnapshot(env, new Date())
  expect(await versionNow()).toBe(before)
  await env.DB.exec('UPDATE product SET stock = stock - 1, sales = sales + 1')
  expect((await readState(env.DB)).state).toBe('stale')
  await refreshSnapshot(env, new Date())
  expect(await versionNow()).not.toBe(before)
  expect((await readState(env.DB)).state).toBe('fresh')
})

test('a new day makes it anew, as what is new depends on it', async () => {
  await refreshSnapshot(env, NOW)
  const before = await versionNow()
  await refreshSnapshot(env, new Date('2026-11-20T22:30:00Z'))
  expect(await versionNow()).toBe(before)
  await refreshSnapshot(env, new Date('2026-11-20T23:30:00Z'))
  expect(await versionNow()).not.toBe(before)
})

test('what is sold while one is being made is not forgotten', async () => {
  await env.DB.exec("UPDATE snapshot_state SET state = 'building'")
  await env.DB.exec('UPDATE product SET stock = stock - 1')
  expect((await readState(env.DB)).state).toBe('stale')
})

test('one that KV does not take is read from the database', async () => {
  const before = await versionNow()
  await env.DB.exec('UPDATE product SET sales = sales + 1')
  const full = new Proxy(env.KV, {
    get: (kv, key) =>
      key === 'put' ? () => Promise.reject(new Error('full')) : Reflect.get(kv, key),
  })
  await refreshSnapshot({ DB: env.DB, KV: full }, new Date())
  const version = await versionNow()
  expect(version).not.toBe(before)
  expect(await env.KV.get(`catalogue:snapshot:${version}`)).toBeNull()
  expect((await loadSnapshot(stores, version))?.columns.id).toHaveLength(1)
})

test('one that could not be kept is nobody’s, and is made again', async () => {
  const before = await versionNow()
  await env.DB.exec('UPDATE product SET sales = sales + 1')
  await env.DB.exec(
    "CREATE TRIGGER full BEFORE INSERT ON catalogue_snapshot BEGIN SELECT raise(ABORT, 'full'); END",
  )
  await expect(refreshSnapshot(env, new Date())).rejects.toThrow('full')
  expect(await versionNow()).toBe(before)
  await env.DB.exec('DROP TRIGGER full')
  await refreshSnapshot(env, new Date())
  expect(await versionNow()).not.toBe(before)
})

test('one that another version of the shop wrote is refused, not misread', async () => {
  const known = await currentSnapshot(env, later(0))
  const head = new TextEncoder().encode(JSON.stringify({ names: known.names, lengths: [3] }))
  const bytes = new Uint8Array(4 + head.length)
  new DataView(bytes.buffer).setUint32(0, head.length, true)
  bytes.set(head, 4)
  await env.KV.put('catalogue:snapshot:older', bytes)
  await env.DB.prepare("UPDATE snapshot_state SET version = 'older'").run()
  expect(await currentSnapshot(env, later(20_000))).toBe(known)
})
