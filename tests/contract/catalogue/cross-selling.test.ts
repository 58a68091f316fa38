import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { aMetreArticle } from '#tests/contract/store-api/articles.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const crossSelling = async (productId: string) =>
  (
    await aVisitor().invoke('readProductCrossSellings post /product/{productId}/cross-selling', {
      pathParams: { productId },
      headers: { 'sw-include-seo-urls': true },
    })
  ).data

test('what goes with an article comes as a bare list of lists, each with its name', async () => {
  const { id } = await aMetreArticle()
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

test('a GET reads the same, and nothing goes with what is not there', async () => {
  const { id } = await aMetreArticle()
  const { status, body } = await aVisitor().call('GET', `/product/${id}/cross-selling`)
  expect([status, body]).toMatchObject([200, [{ apiAlias: 'cross_selling_element' }]])
  expect(await crossSelling(UNKNOWN_ID)).toEqual([])
})
