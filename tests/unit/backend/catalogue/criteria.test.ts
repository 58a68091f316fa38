import { expect, test } from 'vitest'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import { searchedIn } from '#worker/backend/http/criteria/respond-with-list.ts'
import { unknownFields } from '#worker/backend/http/criteria/in-memory.ts'

const COUNTRIES = [
  country('a', 'DE', 'Deutschland', {
    position: 1,
    since: '2026-11-01',
    code: 'c10',
    neighbours: ['AT', 'CH', 'PL'],
  }),
  country('b', 'AT', 'Österreich', {
    position: 2,
    since: null,
    code: 'c2',
    neighbours: ['DE', 'CH'],
  }),
  country('c', 'CH', 'Schweiz', {
    position: 3,
    active: false,
    since: '2026-01-01',
    code: 'c9',
    neighbours: ['DE'],
  }),
]

type Rest = Readonly<{
  position: number
  since: string | null
  code: string
  neighbours: readonly string[]
  active?: boolean
}>

function country(id: string, iso: string, name: string, { neighbours, ...rest }: Rest) {
  const others = neighbours.map((other) => ({ iso: other }))
  return { id, iso, name, active: true, ...rest, neighbours: others, apiAlias: 'country' }
}

function criteriaOf(input: Readonly<Record<string, unknown>>) {
  const criteria = parseCriteria(input)
  if (!criteria.ok) throw new Error(criteria.error.detail)
  return criteria.value
}

function answered(input: Readonly<Record<string, unknown>>) {
  const response = searchedIn('country', COUNTRIES, criteriaOf(input), '2026-11-20')
  if (!response.ok) throw new Error(response.error.detail)
  return response.value
}

const isos = (input: Readonly<Record<string, unknown>>) =>
  answered(input).left.map(({ iso }) => iso)
const found = (filter: unknown, sort?: unknown) => isos({ filter, sort })

const iso = (value: string) => ({ type: 'equals', field: 'iso', value })

test.each([
  [[iso('DE')], ['DE']],
  [{ iso: 'DE', active: true }, ['DE']],
  [{ active: 'false' }, ['CH']],
  [[{ type: 'equals', field: 'since', value: null }], ['AT']],
  [[{ type: 'equalsAny', field: 'iso', value: 'DE|CH' }], ['DE', 'CH']],
  [[{ type: 'equalsAny', field: 'iso', value: ['AT'] }], ['AT']],
  [[{ type: 'contains', field: 'name', value: 'REICH' }], ['AT']],
  [[{ type: 'prefix', field: 'name', value: 'sch' }], ['CH']],
  [[{ type: 'suffix', field: 'name', value: 'land' }], ['DE']],
  [[{ type: 'range', field: 'position', parameters: { gt: 1, lte: 3 } }], ['AT', 'CH']],
  [[{ type: 'range', field: 'position', parameters: { gte: 1, lt: 3 } }], ['DE', 'AT']],
  [[{ type: 'range', field: 'position', parameters: { gt: 2, lt: 3 } }], []],
  [[{ type: 'or', queries: [iso('DE'), iso('CH')] }], ['DE', 'CH']],
  [[{ type: 'multi', operator: 'OR', queries: [iso('DE'), iso('AT')] }], ['DE', 'AT']],
  [[{ type: 'not', operator: 'and', queries: [iso('DE')] }], ['AT', 'CH']],
  [[{ type: 'not', operator: 'or', queries: [iso('DE'), iso('CH')] }], ['AT']],
  [
    [{ type: 'nand', queries: [iso('DE'), { type: 'equals', field: 'active', value: true }] }],
    ['AT', 'CH'],
  ],
  [[{ type: 'nor', queries: [iso('DE'), iso('AT')] }], ['CH']],
  [[{ type: 'since', field: 'since', value: 'P30D', parameters: { operator: 'lt' } }], ['DE']],
  [[{ type: 'since', field: 'since', value: 'P1M', parameters: { operator: 'gt' } }], ['CH']],
  [[{ type: 'equals', field: 'neighbours.iso', value: 'CH' }], ['DE', 'AT']],
  [[{ type: 'equalsAll', field: 'neighbours.iso', value: 'AT|CH' }], ['DE']],
  [[{ type: 'prefix', field: 'neighbours.iso', value: 'd' }], ['AT', 'CH']],
  [[{ type: 'equals', field: 'country.iso', value: 'CH' }], ['CH']],
  [[{ type: 'equals', field: 'active', value: '1' }], ['DE', 'AT']],
])('the filter %j finds %j', (filter, expected) => {
  expect(found(filter)).toEqual(expected)
})

test('each word of a search term must occur in the texts', () => {
  expect(isos({ term: 'REICH öst' })).toEqual(['AT'])
  expect(isos({ term: 'schweiz deutsch' })).toEqual([])
})

test('grouping returns only the first of equal elements', () => {
  expect(isos({ grouping: 'active', sort: '-position' })).toEqual(['CH', 'AT'])
})

test.each([
  ['-position', ['CH', 'AT', 'DE']],
  ['active,-iso', ['CH', 'DE', 'AT']],
  [[{ field: 'name', order: 'desc' }], ['CH', 'AT', 'DE']],
  [[{ field: 'neighbours.iso', type: 'count', order: 'DESC' }], ['DE', 'AT', 'CH']],
  [[{ field: 'code', naturalSorting: true }], ['AT', 'CH', 'DE']],
  [[{ field: '_score' }], ['DE', 'AT', 'CH']],
])('sorted by %j the order is %j', (sort, expected) => {
  expect(found([], sort)).toEqual(expected)
})

test('unknown fields of criteria are reported by name', () => {
  const criteria = criteriaOf({ filter: { nothing: 1, iso: 'DE' }, sort: 'nowhere' })
  expect(unknownFields(criteria, COUNTRIES)).toEqual(['nothing', 'nowhere'])
})

test('a request for ids returns all of them without paging', () => {
  const ids = ['a', 'b'].map((digit) => digit.repeat(32))
  expect(criteriaOf({ ids, limit: 1, page: 7 })).toMatchObject({ ids, limit: 2, page: 1 })
})

test.each([
  [
    { filter: [{ type: 'like', field: 'a', value: 1 }] },
    'FRAMEWORK__INVALID_FILTER_QUERY',
    '/filter/0/type',
  ],
  [
    { filter: [{ type: 'equals', value: 1 }] },
    'FRAMEWORK__INVALID_FILTER_QUERY',
    '/filter/0/field',
  ],
  [{ filter: 'name' }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter'],
  [{ 'post-filter': [1] }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/post-filter/0'],
  [{ sort: [{ order: 'ASC' }] }, 'FRAMEWORK__INVALID_SORT_QUERY', '/sort/0/field'],
  [{ limit: 0 }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
  [{ limit: 101 }, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED', '/limit'],
  [{ page: 'two' }, 'FRAMEWORK__INVALID_PAGE_QUERY', '/page'],
  [{ ids: ['70000'] }, 'FRAMEWORK__INVALID_UUID', null],
  [{ ids: [] }, 'FRAMEWORK__INVALID_API_CRITERIA_IDS', null],
  [{ filter: { categoryId: 'abc' } }, 'FRAMEWORK__INVALID_UUID', null],
  [
    { filter: [{ type: 'equalsAny', field: 'product.id', value: ['abc'] }] },
    'FRAMEWORK__INVALID_UUID',
    null,
  ],
  [{ limit: '10abc' }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
  [{ page: 1e9 }, 'FRAMEWORK__INVALID_PAGE_QUERY', '/page'],
  [
    { sort: Array.from({ length: 11 }, () => ({ field: 'a' })) },
    'FRAMEWORK__INVALID_SORT_QUERY',
    '/sort',
  ],
  [{ grouping: [7] }, 'FRAMEWORK__INVALID_GROUPING_QUERY', '/grouping'],
  [{ fields: 'name' }, 'FRAMEWORK__INVALID_FIELDS_QUERY', '/fields'],
  [
    {
      filter: [{ type: 'equalsAny', field: 'iso', value: Array.from({ length: 501 }, () => 'DE') }],
    },
    'FRAMEWORK__INVALID_FILTER_QUERY',
    '/filter/0/value',
  ],
])('the criteria %j is refused', (input, code, pointer) => {
  expect(parseCriteria(input)).toMatchObject({ ok: false, error: { code, pointer } })
})

test('an invalid sort direction sorts ascending', () => {
  expect(criteriaOf({ sort: [{ field: 'a', order: 'UP' }] }).sort).toMatchObject([
    { field: 'a', descending: false },
  ])
})

test('the depth of nested filters is limited', () => {
  const nested = Array.from({ length: 50 }).reduce<unknown>(
    (inner) => ({ type: 'and', queries: [inner] }),
    iso('DE'),
  )
  expect(parseCriteria({ filter: [nested] }).ok).toBe(false)
  expect(parseCriteria({ filter: Array.from({ length: 99 }, () => iso('DE')) }).ok).toBe(false)
})
