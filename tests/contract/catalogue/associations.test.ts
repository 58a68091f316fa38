import { describe, expect, test } from 'vitest'
import { call } from '#tests/contract/store-api/plain-call.ts'
import { aMetreProduct } from '#tests/contract/store-api/products.ts'

const nested = (path: string): object =>
  path.split('.').reduceRight<object>((inner, name) => ({ associations: { [name]: inner } }), {})

/** Associations that Shopware accepts, whether a shop fills them or not. */
const PATHS = [
  'cmsPage.sections.blocks.slots.block.slots',
  'crossSellings.assignedProducts',
  'featureSet',
  'mainCategories.category',
  'media.media.mediaFolder',
  'prices.rule',
  'productReviews.customer',
  'searchKeywords',
  'seoUrls.language',
  'translations.language',
  'visibilities.salesChannel',
]

describe('a product is served with the association', () => {
  test.each(PATHS)('%s', async (path) => {
    const { id } = await aMetreProduct()
    const body = nested(path)
    const { status } = await call('POST', `/product/${id}`, { body })
    expect(status).toBe(200)
    const list = await call('POST', '/product', { body: { ...body, limit: 1 } })
    expect(list.status).toBe(200)
  })
})

test('an association that Shopware lacks is refused at any depth', async () => {
  const body = nested('cmsPage.sections.shoeSizes')
  const { status, body: refusal } = await call('POST', '/product', { body })
  expect(status).toBe(500)
  expect(refusal).toMatchObject({ errors: [{ code: 'FRAMEWORK__ASSOCIATION_NOT_FOUND' }] })
})
