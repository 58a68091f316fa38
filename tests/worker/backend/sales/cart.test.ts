import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { aClient } from './client.ts'
import { countedBindings } from './counted-db.ts'
import { aBuckle, aFabric, idOfProduct, stockShop } from './stock.ts'

const LINE_ITEM = '/checkout/cart/line-item'
const fabric = idOfProduct('70000')
const buckle = idOfProduct('24500')
const item = (id: string, quantity?: number) => ({ items: [{ id, type: 'product', quantity }] })

beforeEach(async () => {
  await emptyStorage()
})

test('two and a half metres and a buckle have the expected price', async () => {
  await stockShop([aFabric(), aBuckle()])
  const shopper = aClient()
  await shopper.ask(Cart, 'POST', LINE_ITEM, item(fabric, 25))
  const cart = await shopper.ask(Cart, 'POST', LINE_ITEM, item(buckle))
  expect(
    cart.lineItems.map(({ id, quantity, price }) => [id, quantity, price?.totalPrice]),
  ).toEqual([
    [fabric, 25, 29.75],
    [buckle, 1, 1.2],
  ])
  expect(cart.price).toMatchObject({ positionPrice: 30.95, totalPrice: 35.85, taxStatus: 'gross' })
  expect(cart.deliveries[0]?.shippingCosts.totalPrice).toBe(4.9)
  expect(cart.lineItems[0]?.price?.referencePrice).toMatchObject({ price: 11.9, unitName: 'm' })
  expect(cart.extensions?.ripstop).toMatchObject({ revision: 2 })
})

test('a cart has the fields that Shopware clients read: hash, delivery lines, transactions', async () => {
  await stockShop([aFabric(), aBuckle()])
  const shopper = aClient()
  const { body: empty } = await shopper.call('GET', '/checkout/cart')
  expect(empty).toMatchObject({
    errorHash: '',
    transactions: [{ paymentMethodId: expect.any(String), amount: { totalPrice: 0 } }],
  })
  const { body: cart } = await shopper.call('POST', LINE_ITEM, item(fabric, 3))
  const { hash } = Cart.parse(cart).extensions?.ripstop ?? {}
  expect(cart).toMatchObject({
    hash,
    errorHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    errors: {
      [`min-order-quantity${fabric}`]: { id: fabric, name: 'Ripstop 70000', quantity: 5 },
    },
    lineItems: [
      {
        apiAlias: 'cart_line_item',
        payload: { isCloseout: true, categoryIds: [expect.any(String)] },
        priceDefinition: { price: 1.19, type: 'quantity', taxRules: [{ taxRate: 19 }] },
      },
    ],
    deliveries: [{ positions: [{ identifier: fabric, quantity: 5, price: { totalPrice: 5.95 } }] }],
  })
})

test('reading a cart does not write to the database', async () => {
  await stockShop([])
  const shopper = aClient()
  const cart = await shopper.ask(Cart, 'GET', '/checkout/cart')
  expect(cart.lineItems).toEqual([])
  expect(cart.extensions?.ripstop?.cartId).toBe('')
})

test('shipping within Germany is free from exactly 70 euros', async () => {
  await stockShop([aBuckle('24501', { prices: [{ fromQuantity: 1, grossCents: 3500 }] })])
  const shopper = aClient()
  const one = await shopper.ask(Cart, 'POST', LINE_ITEM, item(idOfProduct('24501')))
  const two = await shopper.ask(Cart, 'POST', LINE_ITEM, item(idOfProduct('24501')))
  expect(one.price.totalPrice).toBe(39.9)
  expect(two.price.totalPrice).toBe(70)
})

test('a quantity above the stock is reduced to the stock and reported once', async () => {
  await stockShop([aFabric('70000', { stock: 23 })])
  const shopper = aClient()
  const cart = await shopper.ask(Cart, 'POST', LINE_ITEM, item(fabric, 30))
  expect(cart.lineItems[0]?.quantity).toBe(23)
  const [notice] = Object.values(cart.errors)
  expect(notice?.messageKey).toBe('product-stock-reached')
  expect(notice?.message).toContain('2,3')
  const again = await shopper.ask(Cart, 'GET', '/checkout/cart')
  expect(again.errors).toEqual({})
  expect(again.lineItems[0]?.quantity).toBe(23)
})

test.each([
  ['sold out', aBuckle('24500', { stock: 0 })],
  ['not for sale', aBuckle('24500', { orderable: false })],
])('a product that is %s is removed from the cart', async (_why, product) => {
  await stockShop([product])
  const shopper = aClient()
  const cart = await shopper.ask(Cart, 'POST', LINE_ITEM, item(buckle))
  expect(cart.lineItems).toEqual([])
  expect(Object.values(cart.errors).map(({ messageKey }) => messageKey)).toEqual([
    'product-out-of-stock',
  ])
})

test('a product with announced restocking can be ordered in advance', async () => {
  const availability = { state: 'availableInDays', days: 10 } as const
  await stockShop([aBuckle('24500', { stock: 0, backorder: true, availability })])
  const cart = await aClient().ask(Cart, 'POST', LINE_ITEM, item(buckle, 3))
  expect(cart.lineItems[0]?.quantity).toBe(3)
})

test('an unknown product and an unknown code are reported and dropped', async () => {
  await stockShop([aBuckle()])
  const shopper = aClient()
  await shopper.ask(Cart, 'POST', LINE_ITEM, item(buckle))
  const cart = await shopper.ask(Cart, 'POST', LINE_ITEM, {
    items: [
      { id: 'f'.repeat(32), type: 'product' },
      { type: 'promotion', referencedId: 'STICH5' },
    ],
  })
  expect(Object.values(cart.errors).map(({ messageKey }) => messageKey)).toEqual([
    'product-not-found',
    'promotion-not-found',
  ])
  expect(cart.lineItems.map(({ id }) => id)).toEqual([buckle])
  expect((await shopper.ask(Cart, 'GET', '/checkout/cart')).errors).toEqual({})
})

test('cart lines can be changed, removed and cleared', async () => {
  await stockShop([aFabric(), aBuckle()])
  const shopper = aClient()
  await shopper.ask(Cart, 'POST', LINE_ITEM, {
    items: [
      { id: fabric, type: 'product', quantity: 10 },
      { id: buckle, type: 'product' },
    ],
  })
  const changed = await shopper.ask(Cart, 'PATCH', LINE_ITEM, item(fabric, 15))
  expect(changed.lineItems.map(({ quantity }) => quantity)).toEqual([15, 1])
  const one = await shopper.ask(Cart, 'POST', `${LINE_ITEM}/delete`, { ids: [fabric] })
  expect(one.lineItems.map(({ id }) => id)).toEqual([buckle])
  expect((await shopper.call('DELETE', '/checkout/cart')).status).toBe(204)
  expect((await shopper.ask(Cart, 'GET', '/checkout/cart')).lineItems).toEqual([])
})

test('a cart change needs one D1 round trip, with as many statements for 40 lines as for one', async () => {
  const numbers = Array.from({ length: 40 }, (_, index) => String(24_500 + index))
  await stockShop(numbers.map((number) => aBuckle(number)))
  const { bindings, counts } = countedBindings()
  const shopper = aClient({ bindings })
  await shopper.ask(Cart, 'POST', LINE_ITEM, item(buckle))
  const forOne = { ...counts }
  const items = numbers.map((number) => ({
    id: idOfProduct(number),
    type: 'product',
    quantity: 1,
  }))
  const full = await shopper.ask(Cart, 'POST', LINE_ITEM, { items })
  expect(full.lineItems).toHaveLength(40)
  expect(forOne.roundTrips).toBe(1)
  expect(counts).toEqual({ roundTrips: 2, statements: forOne.statements * 2 })
})

test('half of a session token shows an empty cart', async () => {
  await stockShop([aBuckle()])
  const shopper = aClient()
  await shopper.ask(Cart, 'POST', LINE_ITEM, item(buckle))
  const stranger = aClient()
  stranger.withToken(shopper.token.slice(0, 16) + 'x'.repeat(16))
  expect((await stranger.ask(Cart, 'GET', '/checkout/cart')).lineItems).toEqual([])
})
