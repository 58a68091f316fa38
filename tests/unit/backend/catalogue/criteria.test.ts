import { expect, test } from 'vitest'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import { searched, unknownFields } from '#worker/backend/http/criteria/in-memory.ts'

const COUNTRIES = [
  { id: 'a', iso: 'DE', name: 'Deutschland', position: 1, active: true, since: '2026-11-01' },
  { id: 'b', iso: 'AT', name: 'Österreich', position: 2, active: true, since: null },
  { id: 'c', iso: 'CH', name: 'Schweiz', position: 3, active: false, since: '2026-01-01' },
]

function criteriaOf(input: Readonly<Record<string, unknown>>) {
  const criteria = parseCriteria(input)
  if (!criteria.ok) throw new Error(criteria.error.detail)
  return criteria.value
}

const found = (filter: unknown, sort?: unknown) =>
  searched(COUNTRIES, criteriaOf({ filter, sort }), '2026-11-20').map(({ iso }) => iso)

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
])('the filter %j finds %j', (filter, isos) => {
  expect(found(filter)).toEqual(isos)
})

test.each([
  ['-position', ['CH', 'AT', 'DE']],
  ['active,-iso', ['CH', 'DE', 'AT']],
  [[{ field: 'name', order: 'desc' }], ['CH', 'AT', 'DE']],
])('sorted by %j they stand as %j', (sort, isos) => {
  expect(found([], sort)).toEqual(isos)
})

test('fields that nothing has are named', () => {
  const criteria = criteriaOf({ filter: { nothing: 1, iso: 'DE' }, sort: 'nowhere' })
  expect(unknownFields(criteria, COUNTRIES)).toEqual(['nothing', 'nowhere'])
})

test('a list of ids is answered as a whole', () => {
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
  [{ sort: [{ order: 'ASC' }] }, 'FRAMEWORK__INVALID_SORT_QUERY', '/sort'],
  [{ limit: 0 }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
  [{ limit: 101 }, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED', '/limit'],
  [{ page: 'two' }, 'FRAMEWORK__INVALID_PAGE_QUERY', '/page'],
  [{ ids: ['70000'] }, 'FRAMEWORK__INVALID_UUID', '/ids'],
  [
    { aggregations: [{ name: 'a', type: 'guess' }] },
    'FRAMEWORK__INVALID_AGGREGATION_QUERY',
    '/aggregations',
  ],
])('%j is refused', (input, code, pointer) => {
  expect(parseCriteria(input)).toMatchObject({ ok: false, error: { code, pointer } })
})

test('filters that are nested without end are refused', () => {
  const nested = Array.from({ length: 50 }).reduce<unknown>(
    (inner) => ({ type: 'and', queries: [inner] }),
    iso('DE'),
  )
  expect(parseCriteria({ filter: [nested] }).ok).toBe(false)
  expect(parseCriteria({ filter: Array.from({ length: 99 }, () => iso('DE')) }).ok).toBe(false)
})
