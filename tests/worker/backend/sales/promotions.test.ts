import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { ADD, buckle, fabric } from './at-the-button.ts'
import { promote, input } from './promote.ts'
import { CART, withBuckles } from './redeeming.ts'
import { aBuckle, aFabric, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aFabric(), aBuckle('24500', { stock: 500 })])
})

const noticesOf = ({ errors }: Cart) => Object.values(errors).map(({ messageKey }) => messageKey)
const discountsOf = ({ lineItems }: Cart) =>
  lineItems.filter(({ good }) => !good).map(({ label, price }) => [label, price?.totalPrice])

describe('a code', () => {
  test('takes ten percent off, in whatever case it is typed, and says so once', async () => {
    await promote()
    const shopper = await withBuckles(10)
    const cart = await shopper.ask(Cart, 'POST', ADD, input('naehen10'))
    expect(discountsOf(cart)).toEqual([['10 % für alle, die nähen', -1.2]])
    expect(cart.price).toMatchObject({ positionPrice: 10.8, totalPrice: 15.7 })
    expect(noticesOf(cart)).toEqual(['promotion-discount-added'])
    expect((await shopper.ask(Cart, 'GET', CART)).errors).toEqual({})
  })

  test('typed twice is one code', async () => {
    await promote()
    const shopper = await withBuckles(10)
    await shopper.ask(Cart, 'POST', ADD, input('NAEHEN10', ' naehen10 '))
    const cart = await shopper.ask(Cart, 'POST', ADD, input('Naehen10'))
    expect(discountsOf(cart)).toHaveLength(1)
    expect(cart.extensions?.['cart-promotions']?.addedCodes).toHaveLength(1)
  })

  test('is taken out by the line it made, which has no quantity to change', async () => {
    await promote()
    const shopper = await withBuckles()
    const { lineItems } = await shopper.ask(Cart, 'POST', ADD, input('NAEHEN10'))
    const id = lineItems.at(-1)?.id
    expect(await shopper.refused('PATCH', ADD, { items: [{ id, quantity: 2 }] })).toEqual([
      400,
      'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE',
    ])
    const left = await shopper.ask(Cart, 'POST', `${ADD}/delete`, { ids: [id] })
    expect(discountsOf(left)).toEqual([])
    expect(left.errors).toEqual({})
    expect(left.extensions?.['cart-promotions']?.addedCodes).toEqual([])
  })

  test('that waits for a more expensive cart is kept, named with its reason, and can be taken out', async () => {
    await promote({ conditions: { minGoodsCents: 5000 } })
    const shopper = await withBuckles()
    const cart = await shopper.ask(Cart, 'POST', ADD, input('NAEHEN10'))
    expect(cart.errors['promotion-not-eligible']).toMatchObject({
      level: 0,
      block: false,
      parameters: { reason: 'goods-value', goodsValue: 50 },
    })
    expect(noticesOf(await shopper.ask(Cart, 'GET', CART))).toEqual(['promotion-not-eligible'])
    const ids = ['promotion-NAEHEN10']
    expect((await shopper.ask(Cart, 'POST', `${ADD}/delete`, { ids })).errors).toEqual({})
  })

  test.each([
    ['is over', { conditions: { until: '2020-01-01' } }, 'over'],
    ['was called off', { ended: true }, 'over'],
    ['is used up', { maxUses: 50, uses: 50 }, 'used-up'],
  ] as const)(
    'that %s is told from one that never was, and forgotten',
    async (_, changes, reason) => {
      await promote(changes)
      const shopper = await withBuckles()
      const cart = await shopper.ask(Cart, 'POST', ADD, input('NAEHEN10'))
      expect(cart.errors['promotion-not-found']).toMatchObject({
        level: 20,
        block: false,
        parameters: { code: 'NAEHEN10', reason },
      })
      expect(cart.extensions?.['cart-promotions']?.addedCodes).toEqual([])
    },
  )

  test('whose time is still to come is as unknown as any other', async () => {
    await promote({ conditions: { from: '2999-01-01' } })
    const cart = await (await withBuckles()).ask(Cart, 'POST', ADD, input('NAEHEN10'))
    expect(cart.errors['promotion-not-found']?.parameters).toEqual({ code: 'NAEHEN10' })
  })

  test('for another country comes into force when the parcel goes there', async () => {
    await promote({ conditions: { countries: ['AT'] } })
    const shopper = await withBuckles()
    const cart = await shopper.ask(Cart, 'POST', ADD, input('NAEHEN10'))
    expect(cart.errors['promotion-not-eligible']?.parameters).toMatchObject({ reason: 'country' })
    await shopper.call('PATCH', '/context', { countryId: '6389d58d4f7fc8c064c7d228d3a0a7c2' })
    await shopper.call('PATCH', '/context', { countryId: 'f6422179fc14304546081bac1e348c1a' })
    expect(discountsOf(await shopper.ask(Cart, 'GET', CART))).toHaveLength(1)
  })

  test('for the trade group is not for guests', async () => {
    await promote({ conditions: { groups: ['trade'] } })
    const cart = await (await withBuckles()).ask(Cart, 'POST', ADD, input('NAEHEN10'))
    expect(cart.errors['promotion-not-eligible']?.parameters).toMatchObject({ reason: 'group' })
  })

  test('for products of a category discounts these and leaves the others alone', async () => {
    await env.DB.batch([
      env.DB.prepare(
        'INSERT INTO product_category SELECT id, 1 FROM product WHERE number = ?',
      ).bind('70000'),
      env.DB.prepare('INSERT INTO category_closure VALUES (1, 1, 0)'),
    ])
    await promote({ scope: 'lines', conditions: { categories: ['category'] } })
    const shopper = await withBuckles()
    await shopper.ask(Cart, 'POST', ADD, input('NAEHEN10'))
    const items = [{ id: fabric, type: 'product', quantity: 100 }]
    const cart = await shopper.ask(Cart, 'POST', ADD, { items })
    expect(discountsOf(cart)).toEqual([['10 % für alle, die nähen', -11.9]])
  })

  test('that stands beside no other keeps the second one out and says so', async () => {
    await promote({ combinable: false, priority: 20 })
    await promote({ key: 'two', code: { kind: 'fixed', code: 'ZWEI' } })
    const cart = await (await withBuckles(10)).ask(Cart, 'POST', ADD, input('ZWEI', 'NAEHEN10'))
    expect(discountsOf(cart)).toHaveLength(1)
    expect(noticesOf(cart).toSorted()).toEqual(['promotion-discount-added', 'promotion-excluded'])
  })
})

describe('a promotion without a code', () => {
  const large = { key: 'large', code: null, conditions: { minGoodsCents: 1000 } } as const

  test('comes and goes with the cart, and both is said once', async () => {
    await promote(large)
    const shopper = await withBuckles(10)
    const { body } = await shopper.call('GET', CART)
    expect(body).toMatchObject({ lineItems: [{}, { good: false, removable: false }] })
    const items = [{ id: buckle, quantity: 1 }]
    const less = await shopper.ask(Cart, 'PATCH', ADD, { items })
    expect(noticesOf(less)).toEqual(['promotion-discount-deleted'])
    expect(less.errors[`promotion-discount-deleted-${lineOf(body)}`]?.block).toBe(false)
    expect((await shopper.ask(Cart, 'GET', CART)).errors).toEqual({})
  })

  test('that is over by now is told before anything is ordered', async () => {
    await promote(large)
    const shopper = await withBuckles(10)
    await env.DB.prepare('UPDATE promotion SET ended = 1').run()
    const cart = await shopper.ask(Cart, 'GET', CART)
    expect(cart.errors['auto-promotion-not-found-10 % für alle, die nähen']).toMatchObject({
      level: 20,
      block: true,
    })
    expect((await shopper.ask(Cart, 'GET', CART)).errors).toEqual({})
  })

  test('is taken out by nobody', async () => {
    await promote(large)
    const shopper = await withBuckles(10)
    const { body } = await shopper.call('GET', CART)
    expect(await shopper.refused('POST', `${ADD}/delete`, { ids: [lineOf(body)] })).toEqual([
      400,
      'CHECKOUT__CART_LINE_ITEM_NOT_REMOVABLE',
    ])
  })

  function lineOf(body: unknown): string {
    return Cart.parse(body).lineItems.at(-1)?.id ?? ''
  }
})

describe('guessing codes', () => {
  test('is slowed down after ten, and what is typed meanwhile is not even looked at', async () => {
    await promote()
    const shopper = await withBuckles()
    for (let guess = 0; guess < 10; guess += 1)
      await shopper.ask(Cart, 'POST', ADD, input(`GUESS${guess}`))
    const { status, body } = await shopper.call('POST', ADD, input('NAEHEN10'))
    expect(status).toBe(429)
    expect(body).toMatchObject({
      errors: [{ code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', meta: { parameters: { seconds: 10 } } }],
    })
  })

  test('a thousand at once are no more than ten', async () => {
    const shopper = await withBuckles()
    const many = Array.from({ length: 150 }, (_, index) => `GUESS${index}`)
    expect((await shopper.call('POST', ADD, input(...many))).status).toBe(429)
  })

  test('right ones are never counted', async () => {
    await promote()
    const shopper = await withBuckles()
    for (let round = 0; round < 12; round += 1)
      await shopper.ask(Cart, 'POST', ADD, input('NAEHEN10'))
    expect(discountsOf(await shopper.ask(Cart, 'GET', CART))).toHaveLength(1)
  })
})
