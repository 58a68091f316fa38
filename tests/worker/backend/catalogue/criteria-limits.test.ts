import { beforeAll, expect, test } from 'vitest'
import { twoFabricsAndABuckle } from '#tests/builders/small-catalogue.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { importCatalogue } from './ops.ts'
import { equals, found, read, refused } from './store-api.ts'

const BLACK = idOf('property-option', 'shade/black')

// Read only, so all tests share the shop.
beforeAll(() => importCatalogue(twoFabricsAndABuckle()))

test('a condition can contain five hundred values', async () => {
  const value = [...Array.from({ length: 499 }, (_, index) => String(30_000 + index)), '70001']
  expect(await found({ filter: [{ type: 'equalsAny', field: 'productNumber', value }] })).toEqual([
    '70001',
  ])
})

test('the maximum number and depth of filters is accepted', async () => {
  const wide = Array.from({ length: 50 }, () => equals('options.id', BLACK))
  const deep = Array.from({ length: 5 }).reduce<object>(
    (inner) => ({ type: 'not', operator: 'or', queries: [inner] }),
    { type: 'and', queries: wide },
  )
  expect(await found({ filter: [deep] })).toEqual(['70001', '20100'])
})

test.each([
  [{ filter: [equals('name; DROP TABLE product', 1)] }],
  [{ sort: [{ field: '(SELECT 1)' }] }],
  [{ sort: 'options.id' }],
  [{ grouping: ['options.id'] }],
  [{ aggregations: [{ name: 'a', type: 'terms', field: `x' OR '1'='1` }] }],
  [
    {
      aggregations: [
        {
          name: 'a',
          type: 'filter',
          filter: [equals('nothing', 1)],
          aggregation: { name: 'b', type: 'count', field: 'id' },
        },
      ],
    },
  ],
])('the criteria %j is refused and not executed', async (criteria) => {
  expect((await refused('/product', criteria))[0]).toBe(400)
})

test('criteria with thousands of filters are refused', async () => {
  const filter = Array.from({ length: 2000 }, () => equals('id', BLACK))
  expect((await refused('/product', { filter }))[0]).toBe(400)
})

const thirty = Array.from({ length: 30 }, (_, index) => `value ${index}`)
const allOfThirty = (field: string) => ({ type: 'equalsAll', field, value: thirty })

test.each([
  ['/product', 'options.name'],
  ['/seo-url', 'seoPathInfo'],
])('%s refuses too many comparisons, like Shopware', async (path, field) => {
  const filter = Array.from({ length: 59 }, () => allOfThirty(field))
  for (const criteria of [
    { filter, 'post-filter': filter },
    { filter },
    { filter: filter.slice(40) },
  ])
    expect(await refused(path, criteria)).toEqual([400, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED'])
  expect((await read(path, { filter: filter.slice(57) })).status).toBe(200)
})

test('aggregations repeat the filters, so their product is limited', async () => {
  const counts = Array.from({ length: 20 }, (_, index) => ({
    name: `a${index}`,
    type: 'count',
    field: 'properties.name',
  }))
  const filters = (count: number) => Array.from({ length: count }, () => equals('active', true))
  const status = async (criteria: object) => (await read('/product', criteria)).status
  expect(await status({ aggregations: counts, filter: filters(10) })).toBe(200)
  expect(await status({ aggregations: counts, filter: filters(59) })).toBe(400)
})

test('a criteria can contain a thousand values in all filters together', async () => {
  const filter = Array.from({ length: 3 }, () => ({
    type: 'equalsAny',
    field: 'id',
    value: Array.from({ length: 334 }, () => BLACK),
  }))
  for (const path of ['/product', '/country', '/category'])
    expect(await refused(path, { filter })).toEqual([400, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED'])
})
