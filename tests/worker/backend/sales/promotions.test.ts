import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { holdDate } from '#tests/worker/hold-date.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { ADD, buckle, fabric } from './at-the-button.ts'
import { promote, input } from './promote.ts'
import { CART, withBuckles } from './redeeming.ts'
import { aBuckle, aFabric, stockShop } from './stock.ts'

holdDate()
beforeEach(async () => {
  await emptyStorage()
  await stockShop([aFabric(), aBuckle('24500', { stock: 500 })])
})

const noticesOf = ({ errors }: Cart) => Object.values(errors).map(({ messageKey }) => messageKey)
const discountsOf = ({ lineItems }: Cart) =>
  lineItems.filter(({ good }) => !good).map(({ label, price }) => [label, price?.totalPrice])

describe('promotion codes', () => {
  test('a code in any case takes ten percent off and is reported once', async () => {
    await promote()
    const shopper = await withBuckles(10)
    const cart = await shopper.ask(Cart, 'POST', ADD, input('naehen10'))
    expect(discountsOf(cart)).toEqual([['10 % für alle, die nähen', -1.2]])
    expect(cart.price).toMatchObject({ positionPrice: 10.8, totalPrice: 15.7 })
    expect(noticesOf(cart)).toEqual(['promotion-discount-added'])
    expect((await shopper.ask(Cart, 'GET', CART)).errors).toEqual({})
  })

  test('a code entered twice counts once', async () => {
    await promote()
    const shopper = await withBuckles(10)
    await shopper.ask(Cart, 'POST', ADD, input('NAEHEN10', ' naehen10 '))
    const cart = await shopper.ask(Cart, 'POST', ADD, input('Naehen10'))
    expect(discountsOf(cart)).toHaveLength(1)
    expect(cart.extensions?.['cart-promotions']?.addedCodes).toHaveLength(1)
  })

  test('a code is removed by its cart line, whose quantity cannot be changed', async () => {
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

  test('a code below its minimum value is preserved, reported with the reason, and can be removed', async () => {
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
    ['has expired', { conditions: { until: '2020-01-01' } }, 'over'],
    ['was ended', { ended: true }, 'over'],
    ['is used up', { maxUses: 50, uses: 50 }, 'used-up'],
  ] as const)(
    'a code that %s is reported differently from an unknown one, and dropped',
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

  test('a code that is not yet valid is reported as unknown', async () => {
    await promote({ conditions: { from: '2999-01-01' } })
    const cart = await (await withBuckles()).ask(Cart, 'POST', ADD, input('NAEHEN10'))
    expect(cart.errors['promotion-not-found']?.parameters).toEqual({ code: 'NAEHEN10' })
  })

  test('a code for another country applies once that country is chosen', async () => {
    await promote({ conditions: { countries: ['AT'] } })
    const shopper = await withBuckles()
    const cart = await shopper.ask(Cart, 'POST', ADD, input('NAEHEN10'))
    expect(cart.errors['promotion-not-eligible']?.parameters).toMatchObject({ reason: 'country' })
    await shopper.call('PATCH', '/context', { countryId: '6389d58d4f7fc8c064c7d228d3a0a7c2' })
    await shopper.call('PATCH', '/context', { countryId: 'f6422179fc14304546081bac1e348c1a' })
    expect(discountsOf(await shopper.ask(Cart, 'GET', CART))).toHaveLength(1)
  })

  test('a code for the trade group is not valid for guests', async () => {
    await promote({ conditions: { groups: ['trade'] } })
    const cart = await (await withBuckles()).ask(Cart, 'POST', ADD, input('NAEHEN10'))
    expect(cart.errors['promotion-not-eligible']?.parameters).toMatchObject({ reason: 'group' })
  })

  test('a code for products of a category discounts only those', async () => {
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

  test('a code that cannot be combined excludes a second one and reports it', async () => {
    await promote({ combinable: false, priority: 20 })
    await promote({ key: 'two', code: { kind: 'fixed', code: 'ZWEI' } })
    const cart = await (await withBuckles(10)).ask(Cart, 'POST', ADD, input('ZWEI', 'NAEHEN10'))
    expect(discountsOf(cart)).toHaveLength(1)
    expect(noticesOf(cart).toSorted()).toEqual(['promotion-discount-added', 'promotion-excluded'])
  })
})

describe('promotions without a code', () => {
  const large = { key: 'large', code: null, conditions: { minGoodsCents: 1000 } } as const

  test('an automatic promotion is reported once when it starts and once when it ends', async () => {
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

  test('an expired automatic promotion is reported before the order', async () => {
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

  test('an automatic promotion cannot be removed', async () => {
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

describe('guessing promotion codes', () => {
  test('after ten unknown codes further attempts have to wait and are not looked up', async () => {
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

  test('of a thousand simultaneous codes only ten are looked up', async () => {
    const shopper = await withBuckles()
    const many = Array.from({ length: 150 }, (_, index) => `GUESS${index}`)
    expect((await shopper.call('POST', ADD, input(...many))).status).toBe(429)
  })

  test('valid codes do not count as attempts', async () => {
    await promote()
    const shopper = await withBuckles()
    for (let round = 0; round < 12; round += 1)
      await shopper.ask(Cart, 'POST', ADD, input('NAEHEN10'))
    expect(discountsOf(await shopper.ask(Cart, 'GET', CART))).toHaveLength(1)
  })
})
