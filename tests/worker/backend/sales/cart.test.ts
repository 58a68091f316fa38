import { beforeEach, describe, expect, test } from 'vitest'
import { reset, applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { SalesChannelContext } from '#shared/schemas/store-api/context.ts'
import { LANGUAGE_ID } from '#worker/backend/channel/languages.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import { aClient } from './client.ts'
import { countedBindings } from './counted-db.ts'
import { aBuckle, aFabric, idOfArticle, stockShop } from './stock.ts'

const LINE_ITEM = '/checkout/cart/line-item'
const fabric = idOfArticle('70000')
const buckle = idOfArticle('24500')
const item = (id: string, quantity?: number) => ({ items: [{ id, type: 'product', quantity }] })

beforeEach(async () => {
  await reset()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
})

test('two and a half metres and a buckle cost what the shop says', async () => {
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

test('reading a cart writes nothing', async () => {
  await stockShop([])
  const shopper = aClient()
  const cart = await shopper.ask(Cart, 'GET', '/checkout/cart')
  expect(cart.lineItems).toEqual([])
  expect(cart.extensions?.ripstop?.cartId).toBe('')
})

test('free within Germany from exactly 70 euros of goods', async () => {
  await stockShop([aBuckle('24501', { prices: [{ fromQuantity: 1, grossCents: 3500 }] })])
  const shopper = aClient()
  const one = await shopper.ask(Cart, 'POST', LINE_ITEM, item(idOfArticle('24501')))
  const two = await shopper.ask(Cart, 'POST', LINE_ITEM, item(idOfArticle('24501')))
  expect(one.price.totalPrice).toBe(39.9)
  expect(two.price.totalPrice).toBe(70)
})

test('more than there is becomes what there is, said once', async () => {
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
])('an article that is %s never stays in a cart', async (_why, article) => {
  await stockShop([article])
  const shopper = aClient()
  const cart = await shopper.ask(Cart, 'POST', LINE_ITEM, item(buckle))
  expect(cart.lineItems).toEqual([])
  expect(Object.values(cart.errors).map(({ messageKey }) => messageKey)).toEqual([
    'product-out-of-stock',
  ])
})

test('an announced restocking may be ordered ahead of', async () => {
  const availability = { state: 'availableInDays', days: 10 } as const
  await stockShop([aBuckle('24500', { stock: 0, backorder: true, availability })])
  const cart = await aClient().ask(Cart, 'POST', LINE_ITEM, item(buckle, 3))
  expect(cart.lineItems[0]?.quantity).toBe(3)
})

test('an unknown article and an unknown code are said and forgotten', async () => {
  await stockShop([aBuckle()])
  const shopper = aClient()
  await shopper.ask(Cart, 'POST', LINE_ITEM, item(buckle))
  const cart = await shopper.ask(Cart, 'POST', LINE_ITEM, {
    items: [{ id: 'f'.repeat(32) }, { type: 'promotion', referencedId: 'STICH5' }],
  })
  expect(Object.values(cart.errors).map(({ messageKey }) => messageKey)).toEqual([
    'product-not-found',
    'promotion-not-found',
  ])
  expect(cart.lineItems.map(({ id }) => id)).toEqual([buckle])
  expect((await shopper.ask(Cart, 'GET', '/checkout/cart')).errors).toEqual({})
})

describe('bad input leaves the cart as it was', () => {
  test.each([0, -1, 1.5, '3', 'viele', 1e12, Number.MAX_SAFE_INTEGER])(
    'quantity %j',
    async (quantity) => {
      await stockShop([aBuckle()])
      const shopper = aClient()
      await shopper.ask(Cart, 'POST', LINE_ITEM, item(buckle, 2))
      const body = { items: [{ id: buckle, quantity }] }
      const code = 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY'
      expect(await shopper.refused('POST', LINE_ITEM, body)).toEqual([400, code])
      expect(await shopper.refused('PATCH', LINE_ITEM, body)).toEqual([400, code])
      const cart = await shopper.ask(Cart, 'GET', '/checkout/cart')
      expect(cart.lineItems[0]?.quantity).toBe(2)
    },
  )

  test.each([
    ['no items', {}, [400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER']],
    ['no list', { items: 'all' }, [400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER']],
    ['no id', { items: [{ quantity: 1 }] }, [400, 'FRAMEWORK__INVALID_UUID']],
    ['a number for an id', { items: [{ id: '24500' }] }, [400, 'FRAMEWORK__INVALID_UUID']],
    [
      'another type',
      { items: [{ id: buckle, type: 'credit' }] },
      [400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED'],
    ],
    [
      'a price of their own',
      { items: [{ id: buckle, priceDefinition: { price: 0.01 } }] },
      [403, 'CHECKOUT__INSUFFICIENT_PERMISSION'],
    ],
  ])('%s', async (_what, body, refusal) => {
    await stockShop([aBuckle()])
    expect(await aClient().refused('POST', LINE_ITEM, body)).toEqual(refusal)
  })

  test('a line that is not there', async () => {
    await stockShop([aBuckle()])
    const shopper = aClient()
    const refusal = [404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND']
    expect(await shopper.refused('PATCH', LINE_ITEM, item(buckle, 2))).toEqual(refusal)
    expect(await shopper.refused('POST', `${LINE_ITEM}/delete`, { ids: [buckle] })).toEqual(refusal)
  })
})

test('lines are changed, taken out and cleared', async () => {
  await stockShop([aFabric(), aBuckle()])
  const shopper = aClient()
  await shopper.ask(Cart, 'POST', LINE_ITEM, {
    items: [{ id: fabric, quantity: 10 }, { id: buckle }],
  })
  const changed = await shopper.ask(Cart, 'PATCH', LINE_ITEM, item(fabric, 15))
  expect(changed.lineItems.map(({ quantity }) => quantity)).toEqual([15, 1])
  const one = await shopper.ask(Cart, 'POST', `${LINE_ITEM}/delete`, { ids: [fabric] })
  expect(one.lineItems.map(({ id }) => id)).toEqual([buckle])
  expect((await shopper.call('DELETE', '/checkout/cart')).status).toBe(204)
  expect((await shopper.ask(Cart, 'GET', '/checkout/cart')).lineItems).toEqual([])
})

test('a cart change is one round trip to D1, and as many statements for 40 lines as for one', async () => {
  const numbers = Array.from({ length: 40 }, (_, index) => String(24_500 + index))
  await stockShop(numbers.map((number) => aBuckle(number)))
  const { bindings, counts } = countedBindings()
  const shopper = aClient({ bindings })
  await shopper.ask(Cart, 'POST', LINE_ITEM, item(buckle))
  const forOne = { ...counts }
  const items = numbers.map((number) => ({ id: idOfArticle(number), quantity: 1 }))
  const full = await shopper.ask(Cart, 'POST', LINE_ITEM, { items })
  expect(full.lineItems).toHaveLength(40)
  expect(forOne.roundTrips).toBe(1)
  expect(counts).toEqual({ roundTrips: 2, statements: forOne.statements * 2 })
})

test('a stranger with a found token half sees an empty cart', async () => {
  await stockShop([aBuckle()])
  const shopper = aClient()
  await shopper.ask(Cart, 'POST', LINE_ITEM, item(buckle))
  const stranger = aClient()
  stranger.withToken(shopper.token.slice(0, 16) + 'x'.repeat(16))
  expect((await stranger.ask(Cart, 'GET', '/checkout/cart')).lineItems).toEqual([])
})

describe('the context', () => {
  test('names what stands first in the shop, in the language of the request', async () => {
    await stockShop([])
    const context = await aClient({ languageId: LANGUAGE_ID.en }).ask(
      SalesChannelContext,
      'GET',
      '/context',
    )
    expect(context.shippingLocation.country.name).toBe('Germany')
    expect(context.shippingMethod.technicalName).toBe('standard')
    expect(context.paymentMethod.technicalName).toBe('payment_card')
    expect(context.context.taxState).toBe('gross')
    expect(context.customer).toBeNull()
  })

  test('keeps the chosen country, and Switzerland pays no tax', async () => {
    await stockShop([aFabric()])
    const shopper = aClient()
    await shopper.ask(Cart, 'POST', LINE_ITEM, item(fabric, 10))
    expect(
      (await shopper.call('PATCH', '/context', { countryId: idOf('country', 'CH') })).status,
    ).toBe(200)
    const cart = await shopper.ask(Cart, 'GET', '/checkout/cart')
    expect(cart.price).toMatchObject({
      taxStatus: 'tax-free',
      positionPrice: 10,
      calculatedTaxes: [],
    })
  })

  test('refuses what does not exist, and addresses without a customer', async () => {
    await stockShop([])
    const shopper = aClient()
    const unknown = { countryId: idOf('country', 'FR'), languageId: 'klingon' }
    expect(await shopper.refused('PATCH', '/context', unknown)).toEqual([
      400,
      'VIOLATION::ENTITY_DOES_NOT_EXISTS',
      'VIOLATION::ENTITY_DOES_NOT_EXISTS',
    ])
    expect(
      await shopper.refused('PATCH', '/context', { shippingAddressId: 'f'.repeat(32) }),
    ).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
  })
})
