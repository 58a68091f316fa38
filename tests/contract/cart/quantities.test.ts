import { describe, expect, test } from 'vitest'
import { aSimpleProduct } from '#tests/contract/store-api/products.ts'
import { quantitiesIn } from '#tests/contract/store-api/cart-lines.ts'
import { refusalIn } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const NO_WHOLE_NUMBER = [1.5, 'viel', '', '2; DROP TABLE', 1e21, [1], {}, true]
const TOO_LITTLE = [0, -1]

describe.each(['POST', 'PATCH'])('quantities by %s', (method) => {
  test.each([
    ...NO_WHOLE_NUMBER.map((quantity) => ({ quantity, code: 'VIOLATION::INVALID_TYPE_ERROR' })),
    ...TOO_LITTLE.map((quantity) => ({
      quantity,
      code: 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY',
    })),
  ])('the quantity $quantity is refused, and the cart unchanged', async ({ quantity, code }) => {
    const visitor = aVisitor()
    const { id } = await aSimpleProduct()
    await visitor.add(id, 2)
    const items = [{ id, type: 'product', quantity }]
    const response = await visitor.call(method, '/checkout/cart/line-item', { items })
    const { status, codes } = refusalIn(response)
    expect(status).toBe(400)
    expect(codes).toEqual([code])
    expect(quantitiesIn(await visitor.cart())).toEqual({ [id]: 2 })
  })
})

test('one invalid quantity of several changes nothing', async () => {
  const visitor = aVisitor()
  const { id } = await aSimpleProduct()
  await visitor.add(id, 2)
  const items = [
    { id, type: 'product', quantity: 3 },
    { id, type: 'product', quantity: 0 },
  ]
  expect(refusalIn(await visitor.call('PATCH', '/checkout/cart/line-item', { items })).status).toBe(
    400,
  )
  expect(quantitiesIn(await visitor.cart())).toEqual({ [id]: 2 })
})
