import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { someCategory } from '#tests/contract/store-api/categories.ts'
import { cents } from '#tests/contract/store-api/cents.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { refusalIn } from '#tests/contract/store-api/refusal.ts'
import { aVisitor, type Schemas } from '#tests/contract/store-api/visitor.ts'

type Ask = Schemas['ProductListingCriteria'] & Schemas['ProductListingFlags']
type Listing = Schemas['ProductListingResult']

async function listing(body: Ask = {}, headers: Record<string, string> = {}): Promise<Listing> {
  const { data } = await aVisitor().invoke(
    'readProductListing post /product-listing/{categoryId}',
    {
      pathParams: { categoryId: (await someCategory()).id },
      body,
      headers,
    },
  )
  return data
}

const ids = ({ elements }: Listing) => elements.map(({ id }) => id)
const unitCents = ({ elements }: Listing) =>
  elements.map(({ calculatedPrice }) => cents(calculatedPrice.unitPrice))

test('a listing has up to 24 products, the total and its sorting', async () => {
  const { elements, total = 0, limit, page, sorting, availableSortings, apiAlias } = await listing()
  expect(apiAlias).toBe('product_listing')
  expect(limit).toBe(24)
  expect(page).toBe(1)
  expect(elements.length).toBe(Math.min(24, total))
  expect(availableSortings.map(({ key }) => key)).toContain(sorting)
})

test('the parameter p selects the page, and no product is on two pages', async () => {
  const { total = 0 } = await listing({ limit: 4 })
  needed(total > 8 ? total : null, 'a category of more than 8 articles')
  const pages = await Promise.all([1, 2, 3].map((p) => listing({ limit: 4, p })))
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 3])
  const seen = pages.flatMap(ids)
  expect(new Set(seen).size).toBe(seen.length)
})

test('p is accepted in the query too, as templates send it', async () => {
  const { data } = await aVisitor().invoke(
    'readProductListing post /product-listing/{categoryId}',
    {
      pathParams: { categoryId: (await someCategory()).id },
      query: { p: 2 },
      body: { limit: 4 },
    },
  )
  expect(ids(data)).toEqual(ids(await listing({ limit: 4, p: 2 })))
})

test('a page after the last is empty', async () => {
  expect((await listing({ p: 500 })).elements).toEqual([])
})

test('every offered sorting works', async () => {
  const { availableSortings } = await listing({ limit: 1 })
  expect(availableSortings.length).toBeGreaterThan(1)
  for (const { key, label } of availableSortings) {
    expect(label).toBeTruthy()
    expect((await listing({ limit: 1, order: key })).sorting).toBe(key)
  }
})

test('prices are sorted ascending or descending as requested', async () => {
  const rising = unitCents(await listing({ order: 'price-asc', limit: 50 }))
  const falling = unitCents(await listing({ order: 'price-desc', limit: 50 }))
  expect(rising).toEqual([...rising].sort((a, b) => a - b))
  expect(falling).toEqual([...falling].sort((a, b) => b - a))
  expect(Math.min(...rising)).toBeLessThan(Math.max(...falling))
})

test('only requested fields of a listing are returned', async () => {
  const { elements } = await listing({ limit: 1, includes: { product: ['id', 'translated'] } })
  expect(Object.keys(elements[0] ?? {}).sort()).toEqual(['apiAlias', 'id', 'translated'])
})

test('SEO paths of a listing are returned on request only', async () => {
  const [requested] = (await listing({ limit: 1 }, { 'sw-include-seo-urls': '1' })).elements
  expect(requested?.seoUrls).toMatchObject([{ isCanonical: true, foreignKey: requested?.id }])
  expect((await listing({ limit: 1 })).elements[0]?.seoUrls ?? []).toEqual([])
})

test('GET of a listing returns the same', async () => {
  const { data } = await aVisitor().invoke(
    'readProductListingGet get /product-listing/{categoryId}',
    {
      pathParams: { categoryId: (await someCategory()).id },
      query: { limit: 3, p: 2, order: 'name-asc' },
    },
  )
  expect(ids(data)).toEqual(ids(await listing({ limit: 3, p: 2, order: 'name-asc' })))
})

test('a listing of more than 100 products is refused', async () => {
  const { id } = await someCategory()
  const response = await aVisitor().call('POST', `/product-listing/${id}`, { limit: 101 })
  const { status, codes } = refusalIn(response)
  expect(status).toBe(400)
  expect(codes).toEqual(['FRAMEWORK__QUERY_LIMIT_EXCEEDED'])
})

test('a missing category has no listing', async () => {
  const response = await aVisitor().call('POST', `/product-listing/${UNKNOWN_ID}`, {})
  expect(refusalIn(response).status).toBe(404)
})

test('criteria filter a listing and its aggregations', async () => {
  const [first] = (await listing({ limit: 1 })).elements
  const { id = '', productNumber = '' } = first ?? {}
  const body = {
    filter: [{ type: 'equals', field: 'productNumber', value: productNumber }],
    aggregations: [{ name: 'figure', type: 'count', field: 'id' }],
  }
  const path = `/product-listing/${(await someCategory()).id}`
  const { body: found } = await aVisitor().call('POST', path, body)
  expect(found).toMatchObject({
    total: 1,
    elements: [{ id }],
    aggregations: { figure: { count: 1 }, price: {} },
  })
})
