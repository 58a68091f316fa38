import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { firstProducts } from '#tests/contract/store-api/products.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { refusalOf } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

// The official types declare a map instead of the list.
const Deliveries = z.array(
  z.object({
    shippingMethod: z.object({ id: z.string() }),
    shippingCosts: z.object({ totalPrice: z.number() }),
  }),
)

test('necessary cookies are listed in their group', async () => {
  const { data } = await aVisitor().invoke('readCookieGroups get /cookie-groups')
  const needful = needed(
    data.elements.find(({ isRequired }) => isRequired),
    'a required group',
  )
  expect(needful.entries?.length).toBeGreaterThan(0)
})

test('the list of routes contains the available operations', async () => {
  const { data } = await aVisitor().invoke('getRoutes get /_info/routes')
  expect(data.endpoints).toContainEqual(
    expect.objectContaining({ path: expect.stringMatching(/^\/store-api\/product\/\{\w+\}$/) }),
  )
})

test('shipping costs of one product are those of its methods', async () => {
  const [product] = await firstProducts()
  const { data } = await aVisitor().invoke(
    'readShippingCostByProduct get /shipping-cost/product/{productId}',
    { pathParams: { productId: needed(product, 'an article').id } },
  )
  expect(data.length).toBeGreaterThan(0)
  for (const { shippingCost } of data) expect(shippingCost.totalPrice).toBeGreaterThanOrEqual(0)
})

test('shipping costs of a cart are those in the cart', async () => {
  const visitor = aVisitor()
  expect((await visitor.invoke('readShippingCostsByCart get /shipping-cost/cart')).data).toEqual([])
  const [product] = await firstProducts()
  const cart = await visitor.add(needed(product, 'an article').id, 5)
  const [delivery] = Deliveries.parse(cart.deliveries)
  const { data } = await visitor.invoke('readShippingCostsByCart get /shipping-cost/cart')
  const own = data.find(({ shippingMethod }) => shippingMethod.id === delivery?.shippingMethod.id)
  expect(own?.shippingCost.totalPrice).toBe(delivery?.shippingCosts.totalPrice)
})

test('shipping costs of an unknown product are missing', async () => {
  const requested = aVisitor().invoke(
    'readShippingCostByProduct get /shipping-cost/product/{productId}',
    { pathParams: { productId: UNKNOWN_ID } },
  )
  expect((await refusalOf(requested)).status).toBe(404)
})
