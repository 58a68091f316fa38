import { describe, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { someCategory } from '#tests/contract/store-api/categories.ts'
import { languageId } from '#tests/contract/store-api/languages.ts'
import { call } from '#tests/contract/store-api/plain-call.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { aMetreProduct, aSimpleProduct } from '#tests/contract/store-api/products.ts'
import { aVisitor, type Visitor } from '#tests/contract/store-api/visitor.ts'

const NAMES_ONLY = { includes: { product: ['id', 'translated'] } }
const IS_CANONICAL = [{ type: 'equals', field: 'isCanonical', value: true }]

/** Paths of reads that return texts, with the bodies of their requests. */
const READS: readonly Readonly<{ path: string; body?: object }>[] = [
  { path: '/product', body: { limit: 3, sort: 'productNumber' } },
  { path: '/product/{product}' },
  { path: '/product/{product}/cross-selling' },
  { path: '/product-listing/{category}', body: { limit: 3, order: 'name-asc', ...NAMES_ONLY } },
  { path: '/search', body: { search: 'Ripstop', limit: 3, ...NAMES_ONLY } },
  { path: '/search-suggest', body: { search: 'Ripstop', limit: 3, ...NAMES_ONLY } },
  { path: '/category', body: { limit: 5 } },
  { path: '/category/{category}', body: { limit: 3 } },
  { path: '/navigation/main-navigation/main-navigation', body: { depth: 2 } },
  { path: '/breadcrumb/{category}' },
  { path: '/country', body: { limit: 5 } },
  { path: '/salutation' },
  { path: '/language' },
  { path: '/shipping-method' },
  { path: '/payment-method' },
  { path: '/seo-url', body: { limit: 5, filter: IS_CANONICAL } },
]

async function read(
  path: string,
  body: object | undefined,
  headers: Readonly<Record<string, string>>,
) {
  const [product, category] = await Promise.all([aMetreProduct(), someCategory()])
  const named = path.replace('{product}', product.id).replace('{category}', category.id)
  const request = { body, headers: { 'sw-include-seo-urls': '1', ...headers } }
  const response = await call(path.startsWith('/breadcrumb') ? 'GET' : 'POST', named, request)
  expect(response.status).toBe(200)
  return response.body
}

describe("reads without a language header have the session's language", () => {
  test.each(READS)('$path', async ({ path, body }) => {
    const english = await languageId('en-GB')
    const visitor = aVisitor()
    await visitor.invoke('updateContext patch /context', { body: { languageId: english } })
    const inSession = await read(path, body, { 'sw-context-token': visitor.token() })
    expect(inSession).toEqual(await read(path, body, { 'sw-language-id': english }))
    expect(inSession).not.toEqual(await read(path, body, {}))
  })
})

const Priced = z.object({ calculatedPrice: z.object({ unitPrice: z.number() }) })

/** The unit price of a product on its page and in a list. */
async function pricesOf(visitor: Visitor, id: string): Promise<readonly number[]> {
  const { body } = await visitor.call('POST', `/product/${id}`)
  const { product } = z.object({ product: Priced }).parse(body)
  const list = await visitor.call('POST', '/product', { ids: [id] })
  const { elements } = z.object({ elements: z.array(Priced) }).parse(list.body)
  return [product, ...elements].map(({ calculatedPrice }) => calculatedPrice.unitPrice)
}

async function countryId(iso: string): Promise<string> {
  const { data } = await aVisitor().invoke('readCountry post /country', { body: { limit: 100 } })
  const country = data.elements?.find((one) => one.iso === iso)
  return needed(country, `the country ${iso}`).id
}

test('a visitor for Switzerland reads the net prices that the cart charges', async () => {
  const visitor = aVisitor()
  const { id } = await aSimpleProduct()
  const [gross = 0] = await pricesOf(visitor, id)
  await visitor.add(id, 1)
  await visitor.invoke('updateContext patch /context', {
    body: { countryId: await countryId('CH') },
  })
  const cart = await visitor.cart()
  expect(cart.price?.taxStatus).toBe('tax-free')
  const charged = cart.lineItems?.[0]?.price?.unitPrice
  expect(await pricesOf(visitor, id)).toEqual([charged, charged])
  expect(charged).toBeLessThan(gross)
})

test('price filters of a listing compare the prices of the session', async () => {
  const visitor = aVisitor()
  const { id } = await someCategory()
  const Listing = z.object({
    aggregations: z.object({ price: z.object({ min: z.coerce.number() }) }),
  })
  const cheapest = async () => {
    const { body } = await visitor.call('POST', `/product-listing/${id}`, { limit: 1 })
    return Listing.parse(body).aggregations.price.min
  }
  const gross = await cheapest()
  await visitor.invoke('updateContext patch /context', {
    body: { countryId: await countryId('CH') },
  })
  expect(await cheapest()).toBeLessThan(gross)
})
