import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { IMPORT_FILES } from '#shared/schemas/import/files.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { importCatalogue, ops } from './ops.ts'

const MANIFEST_OF_NOTHING = {
  format: 'ripstop-import',
  version: 1,
  name: 'nothing',
  currency: 'EUR',
  asOf: '2026-11-24',
  records: Object.fromEntries(IMPORT_FILES.map((file) => [file, 0])),
}

beforeEach(async () => {
  await emptyStorage()
})

async function numbers() {
  const { results } = await env.DB.prepare('SELECT number FROM product ORDER BY number').all()
  return results.map(({ number }) => number)
}

/** Bindings that start another import before the given database batch. */
function anotherBeginsBefore(batch: number) {
  let batches = 0
  const db = new Proxy(env.DB, {
    get(target, name) {
      if (name !== 'batch') return Reflect.get(target, name).bind(target)
      return async (statements: D1PreparedStatement[]) => {
        if (batches++ === batch) await ops('/import', MANIFEST_OF_NOTHING)
        return target.batch(statements)
      }
    },
  })
  return { ...env, DB: db }
}

/** A catalogue of these products, each with its own parent. */
const products = (...all: ReturnType<typeof aProductRecord>[]) =>
  aCatalogue({
    families: all.map(({ number }) => aParentRecord(`family-${number}`)),
    articles: all.map((product) => ({ ...product, family: `family-${product.number}` })),
  })

test.each([0, 1, 2])(
  'an import replaced by another before batch %i changes nothing and reports it',
  async (batch) => {
    await importCatalogue(products(aProductRecord('70000')))
    const later = products(aProductRecord('70000', { position: 3 }), aProductRecord('70001'))
    const bindingsAtEnd = anotherBeginsBefore(batch)
    const { replaced } = await importCatalogue(later, { bindingsAtEnd, force: true })
    expect([replaced, await numbers()]).toEqual([true, ['70000']])
  },
)

test('a stock import that was replaced by another reports it', async () => {
  await importCatalogue(products(aProductRecord()))
  const bindingsAtEnd = anotherBeginsBefore(2)
  const { replaced } = await importCatalogue(products(aProductRecord('70000', { stock: 5 })), {
    bindingsAtEnd,
  })
  expect(replaced).toBe(true)
  expect(await env.DB.prepare('SELECT stock FROM product').first('stock')).toBe(20)
})

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => aProductRecord(String(70_000 + index)))

test('removing more than a tenth of the products needs a confirmation', async () => {
  await importCatalogue(products(...numbered(20)))
  const requested = await importCatalogue(products(...numbered(17)), { force: false })
  expect([requested.version, requested.asks]).toEqual([undefined, { removed: 3, of: 20 }])
  expect(await numbers()).toHaveLength(20)
  const forced = await importCatalogue(products(...numbered(17)), { force: true })
  expect([forced.version, await numbers()]).toEqual([expect.any(String), expect.any(Array)])
  expect(await numbers()).toHaveLength(17)
})

test('an import can remove a tenth of the products without a confirmation', async () => {
  await importCatalogue(products(...numbered(20)))
  const { asks } = await importCatalogue(products(...numbered(18)), { force: false })
  expect([asks, (await numbers()).length]).toEqual([undefined, 18])
})

test('an empty import needs a confirmation, even in an empty shop', async () => {
  const { asks, version } = await importCatalogue({}, { force: false })
  expect([asks, version]).toEqual([{ removed: 0, of: 0 }, undefined])
})

test('a dry run reports the changes of an import and changes nothing', async () => {
  await importCatalogue(products(...numbered(2)))
  const { version, difference } = await importCatalogue(products(...numbered(1)), {
    isDryRun: true,
  })
  expect([version, difference?.articles]).toEqual([null, { changed: 0, removed: 1 }])
  expect(await numbers()).toHaveLength(2)
})
