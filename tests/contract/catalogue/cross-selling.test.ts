import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { aMetreProduct } from '#tests/contract/store-api/products.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const crossSelling = async (productId: string) =>
  (
    await aVisitor().invoke('readProductCrossSellings post /product/{productId}/cross-selling', {
      pathParams: { productId },
      headers: { 'sw-include-seo-urls': true },
    })
  ).data

test('cross-selling is an array of named lists', async () => {
  const { id } = await aMetreProduct()
  const lists = await crossSelling(id)
  expect(Array.isArray(lists)).toBe(true)
  expect(lists.length).toBeGreaterThan(0)
  for (const { crossSelling: list, products, total } of lists) {
    expect(list.name).toBeTruthy()
    expect(products).toHaveLength(total)
    for (const product of products) {
      expect(product.id).not.toBe(id)
      expect(product.available).toBe(true)
      expect(product.seoUrls?.length).toBe(1)
    }
  }
})

test('GET of cross-selling returns the same, and a missing product has none', async () => {
  const { id } = await aMetreProduct()
  const { status, body } = await aVisitor().call('GET', `/product/${id}/cross-selling`)
  expect([status, body]).toMatchObject([200, [{ apiAlias: 'cross_selling_element' }]])
  expect(await crossSelling(UNKNOWN_ID)).toEqual([])
})
