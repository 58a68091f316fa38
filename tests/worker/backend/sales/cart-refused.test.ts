import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { aClient } from './client.ts'
import { aBuckle, idOfProduct, stockShop } from './stock.ts'

const LINE_ITEM = '/checkout/cart/line-item'
const buckle = idOfProduct('24500')
const item = (id: string, quantity?: number) => ({ items: [{ id, type: 'product', quantity }] })

beforeEach(async () => {
  await emptyStorage()
})

describe('invalid input leaves the cart unchanged', () => {
  test.each([
    [0, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY'],
    [-1, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY'],
    [1.5, 'VIOLATION::INVALID_TYPE_ERROR'],
    ['3', 'VIOLATION::INVALID_TYPE_ERROR'],
    ['viele', 'VIOLATION::INVALID_TYPE_ERROR'],
    [1e21, 'VIOLATION::INVALID_TYPE_ERROR'],
  ])('the quantity %j leaves the cart unchanged', async (quantity, code) => {
    await stockShop([aBuckle()])
    const shopper = aClient()
    await shopper.ask(Cart, 'POST', LINE_ITEM, item(buckle, 2))
    const body = { items: [{ id: buckle, type: 'product', quantity }] }
    expect(await shopper.refused('POST', LINE_ITEM, body)).toEqual([400, code])
    expect(await shopper.refused('PATCH', LINE_ITEM, body)).toEqual([400, code])
    const cart = await shopper.ask(Cart, 'GET', '/checkout/cart')
    expect(cart.lineItems[0]?.quantity).toBe(2)
  })

  test.each([
    ['POST', LINE_ITEM, {}],
    ['POST', LINE_ITEM, { items: [] }],
    ['POST', LINE_ITEM, { items: [{ type: 'promotion', referencedId: ' ' }] }],
    ['PATCH', LINE_ITEM, {}],
    ['PATCH', LINE_ITEM, { items: [{ id: buckle }] }],
    ['POST', `${LINE_ITEM}/delete`, {}],
    ['POST', `${LINE_ITEM}/delete`, { ids: [] }],
  ] as const)('%s %s without items is refused: %j', async (method, path, body) => {
    await stockShop([aBuckle()])
    const shopper = aClient()
    const before = await shopper.ask(Cart, 'POST', LINE_ITEM, item(buckle, 2))
    const after = await shopper.ask(Cart, method, path, body)
    expect(after.lineItems[0]?.quantity).toBe(2)
    expect(after.extensions?.ripstop?.revision).toBe(before.extensions?.ripstop?.revision)
  })

  test('adding an item without a product id reports an unknown product', async () => {
    await stockShop([aBuckle()])
    const nameless = { items: [{ type: 'product', quantity: 1 }] }
    const cart = await aClient().ask(Cart, 'POST', LINE_ITEM, nameless)
    expect(cart.lineItems).toEqual([])
    const keys = Object.values(cart.errors ?? {}).map(({ messageKey }) => messageKey)
    expect(keys).toEqual(['product-not-found'])
  })

  test.each([
    ['something other than a list', { items: 'all' }, [400, '0']],
    [
      'an invalid id',
      { items: [{ id: '24500', type: 'product' }] },
      [400, 'FRAMEWORK__INVALID_UUID'],
    ],
    [
      'a missing type',
      { items: [{ id: buckle }] },
      [400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED'],
    ],
    [
      'an unknown type',
      { items: [{ id: buckle, type: 'container' }] },
      [400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED'],
    ],
    [
      'fields that only the shop can set',
      { items: [{ id: buckle, type: 'credit' }] },
      [403, 'CHECKOUT__INSUFFICIENT_PERMISSION'],
    ],
    [
      'a price set by the client',
      { items: [{ id: buckle, priceDefinition: { price: 0.01 } }] },
      [403, 'CHECKOUT__INSUFFICIENT_PERMISSION'],
    ],
  ])('a cart request with %s is refused', async (_what, body, refusal) => {
    await stockShop([aBuckle()])
    expect(await aClient().refused('POST', LINE_ITEM, body)).toEqual(refusal)
  })

  test('changing an unknown line is refused', async () => {
    await stockShop([aBuckle()])
    const shopper = aClient()
    const refusal = [404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND']
    expect(await shopper.refused('PATCH', LINE_ITEM, item(buckle, 2))).toEqual(refusal)
    expect(await shopper.refused('POST', `${LINE_ITEM}/delete`, { ids: [buckle] })).toEqual(refusal)
  })
})
