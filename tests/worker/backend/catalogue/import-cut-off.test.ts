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
/** As of a moment when no isolate remembers what it read before. */
const soon = () => new Date(Date.now() + 60_000)
const published = () => env.KV.get(CATALOGUE_VERSION_KEY)
const inTables = () => env.DB.prepare('SELECT version FROM catalogue_version').first('version')

beforeEach(async () => {
  await emptyStorage()
})

/** An import that ends after the tables are switched, before anything is told to the near store. */
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

test('an import that was cut off before it was published is published by the clock', async () => {
  await expectCutOff()
  await scheduled({ ...env }, soon())
  expect(await published()).toBe(await inTables())
  expect((await currentSnapshot(env, soon())).columns.id).toHaveLength(2)
})

test('an import that was cut off before it was published is published by its repetition', async () => {
  await expectCutOff()
  const { version } = await importCatalogue(LATER)
  expect(version).toBe(await inTables())
  expect(await published()).toBe(version)
  expect((await currentSnapshot(env, soon())).columns.id).toHaveLength(2)
})
