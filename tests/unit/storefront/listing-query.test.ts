import { expect, test } from 'vitest'
import { ListingQuery, listingSearch } from '#worker/listing/listing-query.ts'

test('a listing shows ten products, the most popular first', () => {
  expect(ListingQuery.parse({})).toEqual({ p: 1, limit: 10, order: 'topseller', view: 'plates' })
})

test.each([
  { p: '0' },
  { p: '-1' },
  { p: 'two' },
  { p: '1.5' },
  { limit: '1000' },
  { order: 'by-magic' },
  { view: '<script>' },
])('the parameter %o is replaced by the default', (query) => {
  expect(ListingQuery.parse(query)).toEqual(ListingQuery.parse({}))
})

test('the address contains only values that differ from the default', () => {
  expect(listingSearch(ListingQuery.parse({}))).toBe('')
  expect(listingSearch(ListingQuery.parse({ p: '3', limit: '24', view: 'list' }))).toBe(
    '?limit=24&view=list&p=3',
  )
})

test.each(['99999', '1000000000'])('page %s is out of range and not replaced by the first', (p) => {
  expect(ListingQuery.parse({ p }).p).toBeGreaterThan(10_000)
})
