import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { aMetreProduct, aProductRecord } from '#tests/contract/store-api/products.ts'
import { cents } from '#tests/contract/store-api/cents.ts'
import { detail } from '#tests/contract/store-api/product-detail.ts'
import { refusalIn } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const aVariant = () =>
  aProductRecord('an article with variants', ({ parentId }) => Boolean(parentId))

test('a product is read by its id', async () => {
  const { id, productNumber } = await aMetreProduct()
  const { product } = await detail(id)
  expect(product).toMatchObject({ id, productNumber, apiAlias: 'product' })
  expect(product.translated.name).toBeTruthy()
})

test('a product has a gross price in whole cents', async () => {
  const { product } = await detail((await aMetreProduct()).id)
  const { unitPrice, calculatedTaxes } = product.calculatedPrice
  const [tax] = calculatedTaxes
  expect(cents(unitPrice)).toBeGreaterThan(0)
  expect(cents(tax?.tax)).toBeGreaterThan(0)
  expect(tax?.taxRate).toBeGreaterThan(0)
})

test('metre goods are sold in parts of a metre, with the price of a whole one', async () => {
  const { product } = await detail((await aMetreProduct()).id)
  const { purchaseUnit = 0, referenceUnit, unit, calculatedPrice } = product
  expect(unit).toMatchObject({ shortCode: 'm' })
  expect(purchaseUnit).toBeGreaterThan(0)
  expect(referenceUnit).toBe(1)
  const unitsPerMetre = Math.round(1 / purchaseUnit)
  expect(cents(calculatedPrice.referencePrice?.price)).toBe(
    cents(calculatedPrice.unitPrice) * unitsPerMetre,
  )
})

test('tier prices descend, each with its last quantity', async () => {
  const { product } = await detail((await aMetreProduct()).id)
  const tiers = product.calculatedPrices
  const prices = tiers.map(({ unitPrice }) => cents(unitPrice))
  const bounds = tiers.map(({ quantity }) => quantity)
  expect(tiers.length).toBeGreaterThan(1)
  expect(prices).toEqual([...prices].sort((a, b) => b - a))
  expect(bounds).toEqual([...bounds].sort((a, b) => a - b))
})

test('a product has pictures, and the cover is one of them', async () => {
  const { product } = await detail((await aMetreProduct()).id)
  const media = product.media ?? []
  expect(product.cover?.media.url).toMatch(/^https?:\/\//)
  expect(media.map(({ media: { id } }) => id)).toContain(product.cover?.media.id)
})

test('the SEO path of a product is returned on request only', async () => {
  const { id } = await aMetreProduct()
  expect((await detail(id)).product.seoUrls ?? []).toEqual([])
  const requested = await detail(id, { 'sw-include-seo-urls': '1' })
  expect(requested.product.seoUrls).toMatchObject([{ isCanonical: true, foreignKey: id }])
})

test('a parent returns one of its available variants', async () => {
  const { parentId = '' } = await aVariant()
  const { product } = await detail(parentId)
  expect(product.parentId).toBe(parentId)
  expect(product.available).toBe(true)
})

test('GET of a product returns the same', async () => {
  const { id } = await aMetreProduct()
  const { data } = await aVisitor().invoke('readProductDetailGet get /product/{productId}', {
    pathParams: { productId: id },
  })
  expect(data.product.id).toBe(id)
  expect(data.product.calculatedPrice).toEqual((await detail(id)).product.calculatedPrice)
})

test('only requested fields of a product are returned', async () => {
  const { id } = await aMetreProduct()
  const includes = { product: ['id', 'name'] }
  const { body } = await aVisitor().call('POST', `/product/${id}`, { includes })
  expect(body).toMatchObject({ product: { id } })
  expect(body).not.toHaveProperty('product.calculatedPrice')
})

test('a missing product returns 404', async () => {
  const { status, codes } = refusalIn(await aVisitor().call('POST', `/product/${UNKNOWN_ID}`))
  expect(status).toBe(404)
  expect(codes).toEqual(['CONTENT__PRODUCT_NOT_FOUND'])
})

test('an invalid product id is refused', async () => {
  const { status } = refusalIn(await aVisitor().call('POST', '/product/reissverschluss'))
  expect([400, 404]).toContain(status)
})

test('an unknown association of a product is refused by name', async () => {
  const { id } = await aMetreProduct()
  const response = await aVisitor().call('POST', `/product/${id}`, {
    associations: { nonsense: {} },
  })
  expect(refusalIn(response).codes).toEqual(['FRAMEWORK__ASSOCIATION_NOT_FOUND'])
})
