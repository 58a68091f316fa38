import { expect, test } from 'vitest'
import { call } from '#tests/contract/store-api/plain-call.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { search as products } from '#tests/contract/store-api/product-search.ts'
import { refusalIn } from '#tests/contract/store-api/refusal.ts'
import { aVisitor, type Schemas } from '#tests/contract/store-api/visitor.ts'

type Ask = Schemas['ProductListingCriteria'] & Schemas['ProductListingFlags']

async function found(search: string, body: Ask = {}) {
  const { data } = await aVisitor().invoke('searchPage post /search', { body: { ...body, search } })
  return data
}

async function suggested(search: string, body: Ask = {}) {
  const { data } = await aVisitor().invoke('searchSuggest post /search-suggest', {
    body: { ...body, search },
  })
  return data
}

/** A product and the longest word of its name. */
async function someProduct() {
  const { elements } = await products({ limit: 1 })
  const { productNumber, name } = needed(elements[0], 'an article')
  const words = name.match(/\p{L}{4,}/gu) ?? []
  const word = needed(words.sort((a, b) => b.length - a.length)[0], 'a name with a long word')
  return { productNumber, word }
}

test('a product number is the first result', async () => {
  const { productNumber } = await someProduct()
  const { elements, sorting, availableSortings, currentFilters, apiAlias } =
    await found(productNumber)
  expect(apiAlias).toBe('product_listing')
  expect(elements[0]?.productNumber).toBe(productNumber)
  expect(sorting).toBe('score')
  expect(availableSortings.map(({ key }) => key)).toContain('score')
  expect(currentFilters.search).toBe(productNumber)
})

test('a search is sorted, paged and filtered like a listing', async () => {
  const { word } = await someProduct()
  const { total = 0, aggregations } = await found(word, { limit: 1 })
  expect(total).toBeGreaterThan(0)
  expect(Object.keys(aggregations ?? {})).toEqual(expect.arrayContaining(['price', 'manufacturer']))
  const sorted = await found(word, { order: 'name-asc', limit: 1 })
  expect(sorted.sorting).toBe('name-asc')
  const free = await found(word, { 'max-price': 0.001 })
  expect(free.total).toBe(0)
})

test('suggestions are a short list', async () => {
  const { word } = await someProduct()
  const { elements, limit } = await suggested(word.slice(0, 4))
  expect(elements.length).toBeGreaterThan(0)
  expect(elements.length).toBeLessThanOrEqual(10)
  expect(limit).toBeLessThanOrEqual(10)
})

test('search and suggestions accept GET', async () => {
  const { productNumber: search } = await someProduct()
  const page = await aVisitor().invoke('searchPageGet get /search', { query: { search } })
  const list = await aVisitor().invoke('searchSuggestGet get /search-suggest', {
    query: { search },
  })
  expect([page.data.elements[0], list.data.elements[0]].map((one) => one?.productNumber)).toEqual([
    search,
    search,
  ])
})

test.each(['/search', '/search-suggest'])('%s without a term is refused', async (path) => {
  expect(refusalIn(await call('POST', path, { body: {} }))).toMatchObject({ status: 400 })
})

test('query syntax in a term is plain text', async () => {
  for (const input of ['"', 'a" OR "b', 'NEAR(x y)', "'; DROP TABLE product; --", '*', '\0']) {
    const { status } = await call('POST', '/search', { body: { search: `${input} ` } })
    expect([200, 400]).toContain(status)
  }
})
