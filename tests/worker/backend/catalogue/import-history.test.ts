import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { aCatalogue, aProductRecord } from '#tests/builders/import-records.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { importCatalogue } from './ops.ts'

const costing = (grossCents: number) =>
  aCatalogue({ articles: [aProductRecord('70000', { prices: [{ fromQuantity: 1, grossCents }] })] })

const rows = async (query: string) => (await env.DB.prepare(query).all()).results

beforeEach(async () => {
  await emptyStorage()
  await importCatalogue(costing(100))
})

test('an import that changes a price stores the previous one', async () => {
  await importCatalogue(costing(150))
  expect(await rows('SELECT product_id, prices FROM price_change')).toEqual([
    { product_id: idOf('product', '70000'), prices: '[{"fromQuantity":1,"grossCents":100}]' },
  ])
})

test('an import with an unchanged price stores no price history', async () => {
  const name = { de: 'Neu', en: 'New' }
  const prices = [{ fromQuantity: 1, grossCents: 100 }]
  await importCatalogue(aCatalogue({ articles: [aProductRecord('70000', { name, prices })] }))
  expect(await rows('SELECT * FROM price_change')).toEqual([])
})

test('an import without a product stores its former name', async () => {
  await importCatalogue(aCatalogue({ articles: [aProductRecord('70001')] }))
  expect(await rows('SELECT * FROM former_name')).toEqual([
    {
      public_id: idOf('product', '70000'),
      name: JSON.stringify(aProductRecord('70000').name),
    },
  ])
})

test('an import marks the snapshot as stale before it builds the next one', async () => {
  const versionOf = async () => (await rows('SELECT version, state FROM snapshot_state'))[0]
  const before = await versionOf()
  expect(before).toMatchObject({ state: 'fresh' })
  await importCatalogue(costing(150))
  expect(await versionOf()).not.toEqual(before)
})
