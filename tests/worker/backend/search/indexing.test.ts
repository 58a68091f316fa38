import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { refreshSnapshot } from '#worker/backend/ops/import/publish.ts'
import { indexProducts } from '#worker/backend/search/index-products.ts'
import { importCatalogue } from '../catalogue/ops.ts'
import { aNamedCatalogue, found, NAMES } from './named-products.ts'

beforeEach(async () => {
  await emptyStorage()
  await importCatalogue(aNamedCatalogue())
})

test('the scheduled task rebuilds an emptied search index, even if the snapshot is fresh', async () => {
  await env.DB.exec('DELETE FROM search_indexed')
  await env.DB.exec('DELETE FROM search_name_de WHERE rowid > 0')
  expect(await found('verschluss')).toEqual([])
  await refreshSnapshot(env, new Date())
  expect(await found('Verschluss')).toEqual(['70000', '70001'])
})

test('an import indexes changed products and removes missing ones', async () => {
  expect(await indexProducts(env.DB)).toBe(0)
  const changed = NAMES.slice(1).map(
    ([number, de, en]) => [number, number === '70002' ? 'Zwirn' : de, en] as const,
  )
  await importCatalogue(aNamedCatalogue(changed))
  expect(await found('zwirn')).toEqual(['70002'])
  expect(await found('nähgarn')).toEqual([])
  expect(await found('endlosreißverschluss')).toEqual([])
  expect(await found('nähgran')).toEqual([])
})
