import { env } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { berlinTime } from '#shared/domain/calendar.ts'
import {
  aCatalogue,
  aParentRecord,
  aGroup,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { serializeSnapshot } from '#worker/backend/catalogue/snapshot/bytes.ts'
import { selectPage } from '#worker/backend/catalogue/snapshot/product-rows.ts'
import { currentSnapshot, rebuildSnapshot } from '#worker/backend/catalogue/snapshot/current.ts'
import { refreshSnapshot } from '#worker/backend/ops/import/publish.ts'
import {
  beginBuilding,
  beginPatching,
  saveSnapshot,
  loadSnapshot,
  readState,
} from '#worker/backend/catalogue/snapshot/stored-snapshot.ts'
import { countedBindings } from '../sales/counted-db.ts'
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

test('an import creates a snapshot of its products', async () => {
  const version = await versionNow()
  expect((await readState(env.DB)).state).toBe('fresh')
  expect((await loadSnapshot(stores, version))?.columns.id).toHaveLength(1)
})

test('a snapshot missing in KV is loaded from the database', async () => {
  const version = await versionNow()
  const near = await loadSnapshot(stores, version)
  await env.KV.delete(`catalogue:snapshot:${version}`)
  expect(await loadSnapshot(stores, version)).toEqual(near)
})

test('the previous snapshot is preserved, older ones are deleted', async () => {
  const versions = [await versionNow()]
  for (const number of ['70001', '70002']) {
    await importCatalogue(aCatalogue({ articles: [aProductRecord(number)] }))
    versions.push(await versionNow())
  }
  const loaded = await Promise.all(versions.map((version) => loadSnapshot(stores, version)))
  expect(loaded.map(Boolean)).toEqual([false, true, true])
})

test('an isolate loads a newer snapshot within seconds', async () => {
  const more = { families: [aParentRecord(), aParentRecord('more')] }
  const products = [aProductRecord(), aProductRecord('70001', { family: 'more' })]
  await importCatalogue(aCatalogue({ ...more, articles: products }))
  const newer = await versionNow()
  await env.DB.prepare('UPDATE snapshot_state SET version = previous').run()
  expect((await currentSnapshot(env, later(20_000))).columns.id).toHaveLength(1)
  await env.DB.prepare('UPDATE snapshot_state SET version = ?1').bind(newer).run()
  expect((await currentSnapshot(env, later(25_000))).columns.id).toHaveLength(1)
  expect((await currentSnapshot(env, later(40_000))).columns.id).toHaveLength(2)
})

test('an unreadable snapshot leaves the previous one in use', async () => {
  const known = await currentSnapshot(env, later(0))
  await env.KV.put('catalogue:snapshot:broken', 'no snapshot at all')
  await env.DB.prepare("UPDATE snapshot_state SET version = 'broken'").run()
  expect(await currentSnapshot(env, later(20_000))).toBe(known)
})

/** Columns that only an import writes; an import marks the whole snapshot stale. */
const IMPORTED = {
  p: [
    'backorder id listed min_purchase new_since offer orderable parent_id position public_id',
    'record',
  ],
  f: ['id manufacturer_id position'],
}

test.each([
  ['p', 'product'],
  ['f', 'parent_product'],
] as const)('each snapshot column %s.* has a trigger or is imported', async (alias, name) => {
  const { results } = await env.DB.prepare(
    "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'snapshot_after_%'",
  ).all<{ sql: string }>()
  const updates = new RegExp(String.raw`UPDATE OF ([\w, ]+) ON ${name}\b`)
  const triggered = results.flatMap(({ sql }) => updates.exec(sql)?.[1]?.split(', ') ?? [])
  const imported = IMPORTED[alias].flatMap((names) => names.split(' '))
  const read = [
    ...selectPage(0, 1)
      .toStatement()
      .text.matchAll(new RegExp(String.raw`\b${alias}\.(\w+)`, 'g')),
  ]
  const columns = new Set(read.map(([, column = '']) => column))
  expect(columns.size).toBeGreaterThan(2)
  for (const column of columns) expect([...triggered, ...imported], column).toContain(column)
})

test('a new review marks its parent as changed, even at the same average', async () => {
  await env.DB.exec('UPDATE parent_product SET review_count = review_count + 1')
  const { results } = await env.DB.prepare('SELECT parent_id FROM snapshot_change').all()
  expect(results).toHaveLength(1)
})

test('the scheduled task adds a sale to the snapshot', async () => {
  const before = await versionNow()
  await refreshSnapshot(env, new Date())
  expect(await versionNow()).toBe(before)
  await env.DB.exec('UPDATE product SET stock = stock - 1, sales = sales + 1')
  await refreshSnapshot(env, new Date())
  const after = await versionNow()
  expect(after).not.toBe(before)
  expect((await readState(env.DB)).state).toBe('fresh')
  expect((await loadSnapshot(stores, after))?.columns.sold).toEqual(Uint32Array.of(1))
  await refreshSnapshot(env, new Date())
  expect(await versionNow()).toBe(after)
})

test('a patched snapshot equals a full one after sales, reviews and changed rolls', async () => {
  const content = { unit: 'm', milli: 100, referenceMilli: 1000 } as const
  const cloth = { unit: 'm' as const, content, stock: 40, rolls: [30, 10] }
  const { refusals } = await importCatalogue(
    aCatalogue({
      properties: [aGroup()],
      families: ['one', 'two', 'three'].map((key) => aParentRecord(key, { axes: ['shade'] })),
      articles: ['one', 'two', 'three'].flatMap((parent, at) => [
        aProductRecord(`7${at}000`, { family: parent, options: { shade: 'black' }, ...cloth }),
        aProductRecord(`7${at}001`, { family: parent, options: { shade: 'olive' }, stock: 9 }),
      ]),
    }),
  )
  expect(refusals).toEqual([])
  for (const change of [
    "UPDATE product SET stock = 0, sales = 3 WHERE number = '70000'",
    "UPDATE product SET stock = 5, sales = sales + 1 WHERE number IN ('71001', '72000')",
    "UPDATE parent_product SET rating_tenths = 42 WHERE key = 'three'",
    "UPDATE product_roll SET units = 7 WHERE units = 30 AND product_id = (SELECT public_id FROM product WHERE number = '71000')",
    'DELETE FROM product_roll WHERE units = 10',
    "UPDATE product SET stock = 12, sales = 0, imported_stock = 1 WHERE number = '70000'",
  ]) {
    const before = await versionNow()
    await env.DB.exec(change)
    await refreshSnapshot(env, new Date())
    expect(await versionNow(), change).not.toBe(before)
    const patched = await loadSnapshot(stores, await versionNow())
    const anew = await rebuildSnapshot(env, new Date())
    expect(patched && serializeSnapshot(patched)).toEqual(serializeSnapshot(anew))
  }
})

test('a new day rebuilds the snapshot, because new products depend on the date', async () => {
  await refreshSnapshot(env, NOW)
  const before = await versionNow()
  await refreshSnapshot(env, new Date('2026-11-20T22:30:00Z'))
  expect(await versionNow()).toBe(before)
  await refreshSnapshot(env, new Date('2026-11-20T23:30:00Z'))
  expect(await versionNow()).not.toBe(before)
})

test('a sale during a rebuild is not lost', async () => {
  const snapshot = await currentSnapshot(env)
  await beginBuilding(env.DB, 'under way')
  await env.DB.exec('UPDATE product SET stock = stock - 1, sales = sales + 1')
  const built = { snapshot, version: 'under way', builtOn: berlinTime(new Date()).date }
  await saveSnapshot(stores, built)
  expect(await readState(env.DB)).toMatchObject({ state: 'fresh', hasChanges: true })
  await refreshSnapshot(env, new Date())
  const now = await loadSnapshot(stores, await versionNow())
  expect(now?.columns.sold).toEqual(Uint32Array.of(1))
})

test('after an interrupted rebuild the whole catalogue is read', async () => {
  await env.DB.exec('UPDATE product SET sales = sales + 1')
  const before = await versionNow()
  expect(await beginPatching(env.DB, { version: 'broken off', before })).toHaveLength(1)
  await refreshSnapshot(env, new Date())
  const now = await loadSnapshot(stores, await versionNow())
  expect(now?.columns.sold).toEqual(Uint32Array.of(1))
})

test('an older rebuild does not replace a newer snapshot', async () => {
  const snapshot = await currentSnapshot(env)
  const builtOn = berlinTime(new Date()).date
  for (const version of ['first', 'earlier', 'later']) await beginBuilding(env.DB, version)
  await saveSnapshot(stores, { snapshot, version: 'first', builtOn })
  expect(await readState(env.DB)).toMatchObject({ version: 'first', state: 'building' })
  await saveSnapshot(stores, { snapshot, version: 'later', builtOn })
  expect(await readState(env.DB)).toMatchObject({ version: 'later', state: 'fresh' })
  await saveSnapshot(stores, { snapshot, version: 'earlier', builtOn })
  expect(await versionNow()).toBe('later')
})

test('a sale before an import is published does not hide the import', async () => {
  await env.DB.exec("UPDATE snapshot_state SET state = 'stale'")
  await env.DB.exec('UPDATE product SET sales = sales + 1')
  expect((await readState(env.DB)).state).toBe('stale')
  const before = await versionNow()
  expect(await beginPatching(env.DB, { version: 'patched', before })).toBeNull()
})

test('a snapshot that KV refuses is loaded from the database', async () => {
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

test('a snapshot that could not be stored is not used, and is rebuilt', async () => {
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

test('a snapshot of another version of the shop is rejected', async () => {
  const known = await currentSnapshot(env, later(0))
  const head = new TextEncoder().encode(JSON.stringify({ names: known.names, lengths: [3] }))
  const bytes = new Uint8Array(4 + head.length)
  new DataView(bytes.buffer).setUint32(0, head.length, true)
  bytes.set(head, 4)
  await env.KV.put('catalogue:snapshot:older', bytes)
  await env.DB.prepare("UPDATE snapshot_state SET version = 'older'").run()
  expect(await currentSnapshot(env, later(20_000))).toBe(known)
})

/** A new isolate without cached data; `hasMade` tells whether it rebuilt the snapshot. */
async function aNewIsolate() {
  vi.resetModules()
  const { currentSnapshot: read } = await import('#worker/backend/catalogue/snapshot/current.ts')
  const { bindings, requested } = countedBindings()
  return {
    read: () => read(bindings),
    hasMade: () => requested.flat().some((sql) => sql.includes('INTO "catalogue_snapshot"')),
  }
}

test('without a readable snapshot one isolate rebuilds it while the others wait', async () => {
  await env.DB.prepare("UPDATE snapshot_state SET version = 'unknown', state = 'stale'").run()
  const isolates = await Promise.all([aNewIsolate(), aNewIsolate(), aNewIsolate()])
  const found = await Promise.all(isolates.map(({ read }) => read()))
  expect(found.map(({ columns }) => columns.id.length)).toEqual([1, 1, 1])
  expect(isolates.filter(({ hasMade }) => hasMade())).toHaveLength(1)
  expect((await readState(env.DB)).state).toBe('fresh')
})
