import { expect, test } from 'vitest'
import { isBoughtAtOnce } from '#worker/pages/product-card/bought-at-once.ts'
import { aStoreFabric, aStoreProduct } from '#tests/builders/store-product.ts'

test('a product without variants can be bought from a list', () => {
  expect(isBoughtAtOnce(aStoreProduct())).toBe(true)
  expect(isBoughtAtOnce(aStoreProduct({ childCount: 0, calculatedMaxPurchase: 3 }))).toBe(true)
})

test('a product with colours, sizes or lengths cannot be bought from a list', () => {
  expect(isBoughtAtOnce(aStoreProduct({ parentId: 'f'.repeat(32) }))).toBe(false)
  expect(isBoughtAtOnce(aStoreProduct({ childCount: 4 }))).toBe(false)
  expect(isBoughtAtOnce(aStoreFabric())).toBe(false)
  expect(isBoughtAtOnce(aStoreProduct({ minPurchase: 5 }))).toBe(false)
})

test('an unavailable product cannot be bought from a list', () => {
  expect(isBoughtAtOnce(aStoreProduct({ available: false }))).toBe(false)
  expect(isBoughtAtOnce(aStoreProduct({ calculatedMaxPurchase: 0 }))).toBe(false)
  expect(isBoughtAtOnce(aStoreProduct({}, { ripstop_test_article: true }))).toBe(false)
  const soldOut = { ripstop_availability: { state: 'soldOut' } } as const
  expect(isBoughtAtOnce(aStoreProduct({}, soldOut))).toBe(false)
})
