import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { search } from '#tests/contract/store-api/product-search.ts'
import { refusalOf } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

/** A variant with its parent. */
async function aVariant() {
  const { elements } = await search({ limit: 100, associations: { options: {} } })
  const variant = elements.find(({ parentId, optionIds }) => parentId && optionIds?.length)
  const { id, parentId, optionIds = [] } = needed(variant, 'a variant')
  return { id, parentId: parentId ?? '', optionIds }
}

const find = (productId: string, options: string[] | Record<string, string>) =>
  aVisitor().invoke('searchProductVariantIds post /product/{productId}/find-variant', {
    pathParams: { productId },
    body: { options },
  })

test('a variant is found by parent and options', async () => {
  const { id, parentId, optionIds } = await aVariant()
  const { data } = await find(parentId, optionIds)
  expect(data.foundCombination).toMatchObject({ variantId: id })
})

test('a variant with unknown options is not found', async () => {
  const { parentId } = await aVariant()
  expect(await refusalOf(find(parentId, [UNKNOWN_ID]))).toMatchObject({
    status: 404,
    codes: ['CONTENT__PRODUCT_VARIANT_NOT_FOUND'],
  })
})

test('a found variant has the purchase limits of the product', async () => {
  const { elements } = await search({ limit: 2 })
  const ids = elements.map((product) => product.id)
  const { data } = await aVisitor().invoke(
    'readProductsPurchaseLimit get /product/purchase-limit',
    {
      query: { 'ids[]': ids },
    },
  )
  expect(data.map(({ productId }) => productId)).toEqual(ids)
  expect(data.map(({ minPurchase, purchaseSteps }) => [minPurchase, purchaseSteps])).toEqual(
    elements.map(({ minPurchase, purchaseSteps }) => [minPurchase, purchaseSteps]),
  )
})
