import { expect, test } from 'vitest'
import { SEARCH_PAGE, estimateCost } from '#worker/backend/http/request-cost.ts'

const API = '/store-api'
const LISTING = `${API}/product-listing/${'a'.repeat(32)}`
const isCounted = (path: string, input: object) => estimateCost(path, { ...input }) > SEARCH_PAGE

const CARDS = { media: {}, categories: {}, manufacturer: {}, properties: {} }

test.each([
  [LISTING, {}],
  [`${API}/search`, { search: 'nylon' }],
  [`${API}/search-suggest`, { search: 'nylon' }],
  [`${API}/product`, { limit: 24 }],
  [`${API}/category/${'a'.repeat(32)}`, {}],
  [`${API}/product/${'a'.repeat(32)}`, { associations: CARDS }],
])('the request %s costs no more than a search page and is free', (path, input) => {
  expect(isCounted(path, input)).toBe(false)
})

test.each([
  [LISTING, { associations: CARDS }],
  [LISTING, { limit: '24', associations: { media: '' } }],
  [`${API}/search`, { search: 'nylon', associations: CARDS }],
  [`${API}/product`, {}],
  [`${API}/product`, { limit: 24, associations: CARDS }],
  [`${API}/category`, { limit: 100, aggregations: [{ type: 'terms', field: 'description' }] }],
])('the request %s costs more than a search page and counts', (path, input) => {
  expect(isCounted(path, input)).toBe(true)
})

test('associations count by their cost, nested ones too', () => {
  const listing = (associations: object) => estimateCost(LISTING, { associations })
  expect(listing(CARDS)).toBe(2 * listing({}))
  expect(listing({ media: { associations: { media: {} } } })).toBe(1.5 * listing({}))
})
