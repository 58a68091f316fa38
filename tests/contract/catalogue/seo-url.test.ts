import { expect, test } from 'vitest'
import { aSimpleProduct } from '#tests/contract/store-api/products.ts'
import { someCategory } from '#tests/contract/store-api/categories.ts'
import { languageId } from '#tests/contract/store-api/languages.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { detail } from '#tests/contract/store-api/product-detail.ts'
import { refusalIn } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

async function found(field: 'seoPathInfo' | 'pathInfo', value: string, tag = 'de-DE') {
  const visitor = aVisitor({ 'sw-language-id': await languageId(tag) })
  const { data } = await visitor.invoke('readSeoUrl post /seo-url', {
    body: { filter: [{ type: 'equals', field, value }] },
  })
  return data.elements ?? []
}

async function addressOf(productId: string, tag = 'de-DE'): Promise<string> {
  const headers = { 'sw-include-seo-urls': '1', 'sw-language-id': await languageId(tag) }
  const { product } = await detail(productId, headers)
  return needed(product.seoUrls?.[0], 'an address of an article').seoPathInfo
}

test('the SEO path of a product finds its id', async () => {
  const { id } = await aSimpleProduct()
  expect(await found('seoPathInfo', await addressOf(id))).toMatchObject([
    { routeName: 'frontend.detail.page', foreignKey: id, isCanonical: true },
  ])
})

test('each language has a SEO path', async () => {
  const { id } = await aSimpleProduct()
  const english = await addressOf(id, 'en-GB')
  expect(english).not.toBe(await addressOf(id))
  expect(await found('seoPathInfo', english, 'en-GB')).toMatchObject([{ foreignKey: id }])
})

test('a technical path finds the SEO path', async () => {
  const { id } = await aSimpleProduct()
  expect(await found('pathInfo', `/detail/${id}`)).toMatchObject([
    { seoPathInfo: await addressOf(id), foreignKey: id },
  ])
})

test('the SEO path of a category finds its id', async () => {
  const { id } = await someCategory()
  const { data } = await aVisitor().invoke('readCategory post /category/{navigationId}', {
    pathParams: { navigationId: id },
    body: {},
    headers: { 'sw-include-seo-urls': true },
  })
  const { seoPathInfo } = needed(data.seoUrls?.[0], 'an address of a category')
  expect(await found('seoPathInfo', seoPathInfo)).toMatchObject([
    { routeName: 'frontend.navigation.page', foreignKey: id },
  ])
})

test('an unknown SEO path returns an empty list, not an error', async () => {
  expect(await found('seoPathInfo', 'no/such/thing')).toEqual([])
})

test('GET of SEO paths returns the same', async () => {
  const { id } = await aSimpleProduct()
  const query = new URLSearchParams({
    'filter[0][type]': 'equals',
    'filter[0][field]': 'seoPathInfo',
    'filter[0][value]': await addressOf(id),
  })
  const { body } = await aVisitor().call('GET', `/seo-url?${query}`)
  expect(body).toMatchObject({ elements: [{ foreignKey: id }] })
})

test('an unknown field of SEO paths is refused', async () => {
  const filter = [{ type: 'equals', field: 'nonsense', value: 'x' }]
  expect(refusalIn(await aVisitor().call('POST', '/seo-url', { filter })).status).toBe(400)
})
