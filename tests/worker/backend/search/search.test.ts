import { beforeAll, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { ProductListing } from '#shared/schemas/store-api/category.ts'
import { importCatalogue } from '../catalogue/ops.ts'
import { read, refused } from '../catalogue/store-api.ts'
import { countedBindings } from '../sales/counted-db.ts'
import { aNamedCatalogue, found } from './named-products.ts'

beforeAll(async () => {
  await emptyStorage()
  await importCatalogue(aNamedCatalogue())
})

test.each([
  ['reissverschluss', ['70000', '70001']],
  ['Verschluss', ['70000', '70001']],
  ['naehgarn', ['70002']],
  ['nähgarn rasant', ['70002']],
  ['rasant näh', ['70002']],
  ['500 den', ['70003']],
  ['500den', ['70003']],
  ['10mm', ['70004']],
  ['gurtband 10 mm', ['70004']],
  ['ripstop', ['70010']],
  ['drachen', ['70010']],
  ['70001', ['70001']],
  ['7000', ['70000', '70001', '70002', '70003', '70004', '70005']],
  ['zip', ['70000', '70001']],
  ['M-70003', ['70003']],
  ['70 003', ['70003']],
  ['Art.-Nr. 70003', ['70003']],
  ['Gurtbänder', ['70004', '70005']],
  ['drachen gurtband', ['70004', '70005']],
  ['drachen stop', ['70010']],
  ['nichts davon', []],
])('the search for %s finds %o', async (input, numbers) => {
  expect(await found(input)).toEqual(numbers)
})

test.each([
  ['nähgran', 'Nähgarn', ['70002']],
  ['reisverschlus', 'Reißverschluss', ['70000', '70001']],
  ['Gurdband 10 mm', 'Gurtband 10 mm', ['70004']],
  ['reisversch', 'Reißverschluss', ['70000', '70001']],
  ['cordrua 500 den', 'Cordura 500 den', ['70003']],
])('the misspelled search %s is corrected to %s', async (input, corrected, numbers) => {
  const { body } = await read('/search', { search: input })
  const listing = ProductListing.parse(body)
  expect(listing.extensions?.ripstop_search?.corrected).toBe(corrected)
  expect(listing.elements.map(({ productNumber }) => productNumber)).toEqual(numbers)
})

test.each([
  ['a number is never corrected to another', '70006', {}],
  ['a short word is not corrected', 'gmt', {}],
  ['nothing is corrected if correction is turned off', 'nähgran', { 'no-correction': 1 }],
])('%s', async (_, input, body) => {
  expect(await found(input, 'de', body)).toEqual([])
})

test.each([
  ['gurt', ['Gurtband']],
  ['nähgarn ras', ['nähgarn Rasant']],
  ['cordura ras', []],
  ['gurtband 10', []],
])('the input %s gets the completions %o', async (input, words) => {
  const { body } = await read('/search-suggest', { search: input })
  expect(ProductListing.parse(body).extensions?.ripstop_search?.words).toEqual(words)
})

test('a search finds only texts of its language', async () => {
  expect(await found('slider', 'en')).toEqual(['70001'])
  expect(await found('slider', 'de')).toEqual([])
  expect(await found('drachen', 'en')).toEqual([])
})

test('a search is filtered, sorted and paged like a listing', async () => {
  expect(await found('gurtband', 'de', { order: 'name-desc' })).toEqual(['70005', '70004'])
  expect(await found('gurtband', 'de', { p: 2, limit: 1 })).toEqual(['70005'])
  const { body } = await read('/search', { search: 'gurtband' })
  expect(body).toMatchObject({
    total: 2,
    sorting: 'score',
    currentFilters: { search: 'gurtband' },
    aggregations: { price: { min: '1.2000' } },
  })
})

test('suggestions contain at most ten products, and no aggregations unless requested', async () => {
  const { body } = await read('/search-suggest', { search: 'gurt', 'no-aggregations': true })
  expect(body).toMatchObject({ total: 2, limit: 10, aggregations: [] })
})

test('a search needs one round trip, plus one for the cards', async () => {
  const { bindings, counts } = countedBindings()
  await read('/search', { search: 'GURTBAND' }, { bindings })
  expect(counts.roundTrips).toBe(2)
})

test('the second page of a search needs one round trip', async () => {
  const whole = await found('Reißverschluss')
  const { bindings, counts } = countedBindings()
  const ask = { search: 'Reißverschluss', limit: 1 }
  const { body } = await read('/search', { ...ask, p: 2 }, { bindings })
  const [second] = ProductListing.parse(body).elements
  expect(second?.productNumber).toBe(whole[1])
  expect(counts.roundTrips).toBe(1)
})

test('a corrected search returns the same result when repeated', async () => {
  const ask = { search: 'gurtbnad', 'no-aggregations': true }
  const { body: first } = await read('/search', ask)
  const { body: again } = await read('/search', ask)
  expect(again).toEqual(first)
  expect(first).toMatchObject({
    total: 2,
    extensions: { ripstop_search: { corrected: 'Gurtband' } },
  })
  expect(await found('gurtbnad', 'de', { 'no-correction': true })).toEqual([])
})

test.each([
  '"',
  '*',
  'a',
  '5',
  'name : x',
  'NEAR(a b)',
  '^ OR AND NOT',
  "'; DROP TABLE product;--",
])('the search %s is treated as plain text', async (input) => {
  expect((await read('/search', { search: input })).status).toBe(200)
})

test('a search of 5,000 characters succeeds', async () => {
  expect((await read('/search', { search: '"ä* '.repeat(1250) })).status).toBe(200)
})

test.each([{}, { search: '' }, { search: '  ' }, { search: [] }])(
  'the empty search %o is refused',
  async (body) => {
    const response = [400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER']
    expect(await refused('/search', body)).toEqual(response)
    expect(await refused('/search-suggest', body)).toEqual(response)
  },
)
