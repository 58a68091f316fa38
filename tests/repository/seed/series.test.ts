import { expect, test } from 'vitest'
import { buildCatalogue } from '#seed/records/catalogue.ts'
import { folderFiles } from '#seed/records/folder.ts'
import { inSeries } from '#seed/records/series.ts'
import { SKETCHES, source } from './demo.ts'

const COUNT = 1500

const texts = async () => {
  const { records } = buildCatalogue(inSeries(await source(), COUNT), {
    ...SKETCHES,
    drawProduct: () => [],
  })
  return folderFiles(records, { name: 'series', asOf: '2026-11-20' })
}

test('a load test catalogue has exactly the requested number of valid products', async () => {
  const products = (await texts()).get('articles.ndjson')?.trimEnd().split('\n') ?? []
  const numbers = products.map((line) => /"number":"(\d{5})"/.exec(line)?.[1])
  const slugs = products.map((line) => /"slug":\{"de":"([^"]+)"/.exec(line)?.[1])
  expect(new Set(numbers).size).toBe(COUNT)
  expect(new Set(slugs).size).toBe(COUNT)
})

test('equal sizes result in equal catalogues', async () => {
  expect([...(await texts())]).toEqual([...(await texts())])
})

test('more products than five-digit numbers are refused', async () => {
  const demo = await source()
  expect(() => inSeries(demo, 90_001)).toThrow(RangeError)
})
