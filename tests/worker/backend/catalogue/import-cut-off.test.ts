import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { currentSnapshot } from '#worker/backend/catalogue/snapshot/current.ts'
import { scheduled } from '#worker/backend/scheduled.ts'
import { CATALOGUE_VERSION_KEY } from '#worker/runtime/catalogue-version.ts'
import { importCatalogue } from './ops.ts'

const LATER = aCatalogue({
  families: [aParentRecord(), aParentRecord('more')],
  articles: [aProductRecord(), aProductRecord('70001', { family: 'more' })],
})
/** The time when no isolate has a cached version any more. */
const soon = () => new Date(Date.now() + 60_000)
const published = () => env.KV.get(CATALOGUE_VERSION_KEY)
const inTables = () => env.DB.prepare('SELECT version FROM catalogue_version').first('version')

beforeEach(async () => {
  await emptyStorage()
})

/** An import that stops after the tables are switched, before it is published to KV. */
async function expectCutOff() {
  const { version } = await importCatalogue(aCatalogue())
  const cutOff = new Proxy(env.KV, {
    get: (kv, name) =>
      name === 'put' ? () => Promise.reject(new Error('cut off')) : Reflect.get(kv, name).bind(kv),
  })
  const ended = await importCatalogue(LATER, { bindingsAtEnd: { ...env, KV: cutOff } })
  expect(ended.version).toBeUndefined()
  expect(await published()).toBe(version)
  expect(await inTables()).not.toBe(version)
}

test('the scheduled task publishes an import that was interrupted before publishing', async () => {
  await expectCutOff()
  await scheduled({ ...env }, soon())
  expect(await published()).toBe(await inTables())
  expect((await currentSnapshot(env, soon())).columns.id).toHaveLength(2)
})

test('repeating an import publishes one that was interrupted before publishing', async () => {
  await expectCutOff()
  const { version } = await importCatalogue(LATER)
  expect(version).toBe(await inTables())
  expect(await published()).toBe(version)
  expect((await currentSnapshot(env, soon())).columns.id).toHaveLength(2)
})
