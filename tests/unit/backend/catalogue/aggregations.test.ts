import { expect, test } from 'vitest'
import { searchedIn } from '#worker/backend/http/criteria/respond-with-list.ts'
import { histogramKey } from '#worker/backend/http/criteria/bucket-key.ts'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'

const B = 'b'.repeat(32)
const THREADS = [
  { id: 'a', price: 2.5, brand: 'Nm', isNew: true, since: '2026-11-20', colours: ['red', 'blue'] },
  { id: B, price: 4.1, brand: 'Nm', isNew: false, since: '2026-11-22', colours: ['red'] },
  { id: 'c', price: 7.4, brand: 'Tex', isNew: false, since: '2025-12-31', colours: [] },
]

function aggregationsOf(aggregations: readonly object[], more: object = {}): unknown {
  const criteria = parseCriteria({ aggregations, ...more })
  if (!criteria.ok) throw new Error(`${criteria.error.pointer}: ${criteria.error.detail}`)
  const found = searchedIn('thread', THREADS, criteria.value, '2026-11-20')
  if (!found.ok) throw new Error(found.error.detail)
  return found.value.aggregations
}

const bucket = (key: string, count: number) => expect.objectContaining({ key, count })

test.each([
  ['avg', { avg: 14 / 3 }],
  ['sum', { sum: 14 }],
  ['min', { min: '2.5' }],
  ['max', { max: '7.4' }],
  ['stats', { min: '2.5', max: '7.4', sum: 14 }],
])('the aggregation %s of prices has the expected values', (type, expected) => {
  const close = Object.fromEntries(
    Object.entries(expected).map(([key, value]) => [
      key,
      typeof value === 'number' ? expect.closeTo(value, 6) : value,
    ]),
  )
  expect(aggregationsOf([{ name: 'figure', type, field: 'price' }])).toEqual({
    figure: expect.objectContaining({ ...close, name: 'figure', apiAlias: 'figure_aggregation' }),
  })
})

test('count aggregations count distinct values, not elements', () => {
  expect(aggregationsOf([{ name: 'n', type: 'count', field: 'brand' }])).toMatchObject({
    n: { count: 2 },
  })
})

test('terms are sorted by key or by count, each with its nested aggregation', () => {
  const inner = { name: 'price', type: 'avg', field: 'price' }
  const terms = { name: 'brands', type: 'terms', field: 'brand', aggregation: inner }
  expect(aggregationsOf([terms])).toMatchObject({
    brands: {
      buckets: [
        { key: 'Nm', count: 2, price: { avg: 3.3 }, apiAlias: 'aggregation_bucket' },
        { key: 'Tex', count: 1, price: { avg: 7.4 } },
      ],
    },
  })
  const sort = { field: '_count', order: 'ASC' }
  expect(aggregationsOf([{ ...terms, sort, limit: 1 }])).toMatchObject({
    brands: { buckets: [bucket('Tex', 1)] },
  })
})

test('an element with several values is counted for each of them', () => {
  expect(aggregationsOf([{ name: 'c', type: 'terms', field: 'colours' }])).toMatchObject({
    c: { buckets: [bucket('blue', 1), bucket('red', 2)] },
  })
})

test('booleans have the keys 1 and 0', () => {
  expect(aggregationsOf([{ name: 'new', type: 'terms', field: 'isNew' }])).toMatchObject({
    new: { buckets: [bucket('0', 2), bucket('1', 1)] },
  })
})

test('ranges include the lower bound and exclude the upper', () => {
  const ranges = [{ to: 4.1 }, { from: 4.1, to: 7.4 }, { key: 'dear', from: 7.4 }]
  expect(aggregationsOf([{ name: 'r', type: 'range', field: 'price', ranges }])).toMatchObject({
    r: { ranges: { '*-4.1': 1, '4.1-7.4': 1, dear: 1 } },
  })
})

test('an entity aggregation returns whole entities', () => {
  const entity = { name: 'e', type: 'entity', field: 'id', definition: 'thread' }
  expect(aggregationsOf([entity], { filter: { id: B } })).toMatchObject({
    e: { entities: [{ id: B, price: 4.1 }] },
  })
})

test('a filter aggregation returns the nested aggregation, limited by its filter and under its name', () => {
  const aggregation = { name: 'sum', type: 'sum', field: 'price' }
  const filter = [{ type: 'equals', field: 'brand', value: 'Nm' }]
  expect(aggregationsOf([{ name: 'f', type: 'filter', filter, aggregation }])).toMatchObject({
    sum: { sum: 6.6 },
  })
})

test('filters narrow aggregations, post-filters do not', () => {
  const count = [{ name: 'n', type: 'count', field: 'id' }]
  expect(aggregationsOf(count, { filter: { brand: 'Tex' } })).toMatchObject({ n: { count: 1 } })
  expect(aggregationsOf(count, { 'post-filter': { brand: 'Tex' } })).toMatchObject({
    n: { count: 3 },
  })
})

test("without aggregations the response has Shopware's empty list", () => {
  expect(aggregationsOf([])).toEqual([])
})

test.each([
  ['minute', '2026-11-21 19:27:00'],
  ['hour', '2026-11-21 19:00:00'],
  ['day', '2026-11-21 00:00:00'],
  ['week', '2026 47'],
  ['month', '2026-11-01 00:00:00'],
  ['quarter', '2026 4'],
  ['year', '2026-01-01 00:00:00'],
] as const)('a %s histogram assigns a moment to %s', (interval, key) => {
  expect(histogramKey('2026-11-21T19:27:42Z', interval)).toBe(key)
})

test('the first days of January can belong to the last week of the previous year', () => {
  expect(histogramKey('2027-01-01', 'week')).toBe('2026 53')
})

test('a histogram counts by period', () => {
  const histogram = { name: 'h', type: 'histogram', field: 'since', interval: 'month' }
  expect(aggregationsOf([histogram])).toMatchObject({
    h: { buckets: [bucket('2025-12-01 00:00:00', 1), bucket('2026-11-01 00:00:00', 2)] },
  })
})

test.each([
  [[{ name: 'a', type: 'guess', field: 'id' }], '/aggregations/0'],
  [[{ type: 'avg', field: 'id' }], '/aggregations/0'],
  [[{ name: 'a', type: 'avg' }], '/aggregations/0/field'],
  [[{ name: 'a', type: 'range', field: 'id', ranges: [] }], '/aggregations/0/ranges'],
  [[{ name: 'a', type: 'filter', filter: [] }], '/aggregations/0/aggregation'],
  [
    [{ name: 'a', type: 'terms', field: 'id', aggregation: { name: 'b', type: 'sum' } }],
    '/aggregations/0/aggregation/field',
  ],
  [[{ name: 'a', type: 'histogram', field: 'id', interval: 'aeon' }], '/aggregations/0/interval'],
  [Array.from({ length: 21 }, () => ({ name: 'a', type: 'avg', field: 'id' })), '/aggregations'],
  ['avg', '/aggregations'],
])('the aggregation %j is refused with a pointer to the error', (aggregations, pointer) => {
  expect(parseCriteria({ aggregations })).toMatchObject({
    ok: false,
    error: { code: 'FRAMEWORK__INVALID_AGGREGATION_QUERY', pointer },
  })
})

const terms = (name: string, field: string, aggregation?: object) => ({
  name,
  type: 'terms',
  field,
  ...(aggregation && { aggregation }),
})

test('buckets can contain one level of nested buckets', () => {
  const [third, second] = [terms('c', 'price'), terms('b', 'brand')]
  expect(parseCriteria({ aggregations: [terms('a', 'id', second)] }).ok).toBe(true)
  expect(
    parseCriteria({ aggregations: [terms('a', 'id', { ...second, aggregation: third })] }),
  ).toMatchObject({ ok: false, error: { code: 'FRAMEWORK__INVALID_AGGREGATION_QUERY' } })
})

/** Each element has forty of sixty tags. */
const TAGGED = Array.from({ length: 300 }, (_, index) => ({
  id: `article ${index}`,
  tags: Array.from({ length: 40 }, (_tag, tag) => `tag ${(index + tag) % 60}`),
}))

function counted(aggregations: readonly object[]) {
  const criteria = parseCriteria({ aggregations })
  if (!criteria.ok) throw new Error(criteria.error.detail)
  return searchedIn('article', TAGGED, criteria.value, '2026-11-20')
}

const SPENT = { ok: false, error: { code: 'FRAMEWORK__INVALID_AGGREGATION_QUERY' } }

test('terms return five hundred buckets by default', () => {
  const many = Array.from({ length: 600 }, (_, index) => ({ id: `article ${index}` }))
  const criteria = parseCriteria({ aggregations: [terms('ids', 'id')] })
  if (!criteria.ok) throw new Error(criteria.error.detail)
  const found = searchedIn('article', many, criteria.value, '2026-11-20')
  const { aggregations } = found.ok ? found.value : { aggregations: {} }
  expect(aggregations).toMatchObject({ ids: { buckets: { length: 500 } } })
})

test('all aggregations of a criteria share two thousand buckets', () => {
  const each = (count: number) =>
    Array.from({ length: count }, (_, index) => terms(`tags ${index}`, 'tags', terms('id', 'id')))
  expect(counted([terms('ids', 'id'), terms('tags', 'tags')]).ok).toBe(true)
  expect(counted(each(1))).toMatchObject(SPENT)
  expect(counted(each(20))).toMatchObject(SPENT)
})

test('aggregations read at most a hundred thousand values', () => {
  const each = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `tags ${index}`,
      type: 'count',
      field: 'tags',
    }))
  expect(counted(each(8)).ok).toBe(true)
  expect(counted(each(9))).toMatchObject(SPENT)
})

test('the depth of nested aggregations is limited', () => {
  const nested = Array.from({ length: 9 }).reduce<object>(
    (aggregation) => ({ name: 'a', type: 'terms', field: 'id', aggregation }),
    { name: 'a', type: 'avg', field: 'id' },
  )
  expect(parseCriteria({ aggregations: [nested] }).ok).toBe(false)
})
