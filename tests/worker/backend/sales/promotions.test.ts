import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { makeCodes } from '#worker/backend/promotion/write-promotions.ts'
import { ADD, atTheButton, buckle, fabric, orderCount } from './at-the-button.ts'
import { aClient, type Client } from './client.ts'
import { register } from './guest.ts'
import { promote, typed, usesOf } from './promote.ts'
import { aBuckle, aFabric, stockShop } from './stock.ts'

beforeEach(async () => {
  await reset()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  await stockShop([aFabric(), aBuckle('24500', { stock: 500 })])
})

const CART = '/checkout/cart'
const ORDER = '/checkout/order'

/** Somebody with a buckle in the cart, or more of them. */
async function withBuckles(quantity = 1): Promise<Client> {
  const shopper = aClient()
  await shopper.ask(Cart, 'POST', ADD, { items: [{ id: buckle, type: 'product', quantity }] })
  return shopper
}

async function summaryOf(shopper: Client) {
  const { extensions } = await shopper.ask(Cart, 'GET', CART)
  return { cartId: extensions?.ripstop?.cartId, hash: extensions?.ripstop?.hash }
}

/** A guest of this address who has typed the code and is about to press the button. */
async function redeeming(code: string, email: string) {
  const shopper = await withBuckles()
  await shopper.ask(Cart, 'POST', ADD, typed(code))
  await register(shopper, { email })
  return { shopper, summary: await summaryOf(shopper) }
}

const noticesOf = ({ errors }: Cart) => Object.values(errors).map(({ messageKey }) => messageKey)
const discountsOf = ({ lineItems }: Cart) =>
  lineItems.filter(({ good }) => !good).map(({ label, price }) => [label, price?.totalPrice])

describe('a code', () => {
  test('takes ten percent off, in whatever case it is typed, and says so once', async () => {
    await promote()
    const shopper = await withBuckles(10)
    const cart = await shopper.ask(Cart, 'POST', ADD, typed('naehen10'))
    expect(discountsOf(cart)).toEqual([['10 % für alle, die nähen', -1.2]])
    expect(cart.price).toMatchObject({ positionPrice: 10.8, totalPrice: 15.7 })
    expect(noticesOf(cart)).toEqual(['promotion-discount-added'])
    expect((await shopper.ask(Cart, 'GET', CART)).errors).toEqual({})
  })

  test('typed twice is one code', async () => {
    await promote()
    const shopper = await withBuckles(10)
    await shopper.ask(Cart, 'POST', ADD, typed('NAEHEN10', ' naehen10 '))
    const cart = await shopper.ask(Cart, 'POST', ADD, typed('Naehen10'))
    expect(discountsOf(cart)).toHaveLength(1)
    expect(cart.extensions?.['cart-promotions']?.addedCodes).toHaveLength(1)
  })

  test('is taken out by the line it made, which has no quantity to change', async () => {
    await promote()
    const shopper = await withBuckles()
    const { lineItems } = await shopper.ask(Cart, 'POST', ADD, typed('NAEHEN10'))
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

  test('that waits for a dearer cart is kept, named with its reason, and can be taken out', async () => {
    await promote({ conditions: { minGoodsCents: 5000 } })
    const shopper = await withBuckles()
    const cart = await shopper.ask(Cart, 'POST', ADD, typed('NAEHEN10'))
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
      const cart = await shopper.ask(Cart, 'POST', ADD, typed('NAEHEN10'))
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
    const cart = await (await withBuckles()).ask(Cart, 'POST', ADD, typed('NAEHEN10'))
    expect(cart.errors['promotion-not-found']?.parameters).toEqual({ code: 'NAEHEN10' })
  })

  test('for another country comes into force when the parcel goes there', async () => {
    await promote({ conditions: { countries: ['AT'] } })
    const shopper = await withBuckles()
    const cart = await shopper.ask(Cart, 'POST', ADD, typed('NAEHEN10'))
    expect(cart.errors['promotion-not-eligible']?.parameters).toMatchObject({ reason: 'country' })
    await shopper.call('PATCH', '/context', { countryId: '6389d58d4f7fc8c064c7d228d3a0a7c2' })
    await shopper.call('PATCH', '/context', { countryId: 'f6422179fc14304546081bac1e348c1a' })
    expect(discountsOf(await shopper.ask(Cart, 'GET', CART))).toHaveLength(1)
  })

  test('for the trade group is not for guests', async () => {
    await promote({ conditions: { groups: ['trade'] } })
    const cart = await (await withBuckles()).ask(Cart, 'POST', ADD, typed('NAEHEN10'))
    expect(cart.errors['promotion-not-eligible']?.parameters).toMatchObject({ reason: 'group' })
  })

  test('for articles of a category discounts these and leaves the others alone', async () => {
    await env.DB.batch([
      env.DB.prepare(
        'INSERT INTO product_category SELECT id, 1 FROM product WHERE number = ?',
      ).bind('70000'),
      env.DB.prepare('INSERT INTO category_closure VALUES (1, 1, 0)'),
    ])
    await promote({ scope: 'lines', conditions: { categories: ['category'] } })
    const shopper = await withBuckles()
    await shopper.ask(Cart, 'POST', ADD, typed('NAEHEN10'))
    const items = [{ id: fabric, type: 'product', quantity: 100 }]
    const cart = await shopper.ask(Cart, 'POST', ADD, { items })
    expect(discountsOf(cart)).toEqual([['10 % für alle, die nähen', -11.9]])
  })

  test('that stands beside no other keeps the second one out and says so', async () => {
    await promote({ combinable: false, priority: 20 })
    await promote({ key: 'two', code: { kind: 'fixed', code: 'ZWEI' } })
    const cart = await (await withBuckles(10)).ask(Cart, 'POST', ADD, typed('ZWEI', 'NAEHEN10'))
    expect(discountsOf(cart)).toHaveLength(1)
    expect(noticesOf(cart).toSorted()).toEqual(['promotion-discount-added', 'promotion-excluded'])
  })
})

describe('an order with a code', () => {
  test('keeps its line and counts its use', async () => {
    await promote()
    const { shopper, summary } = await redeeming('NAEHEN10', 'a@example.org')
    const order = await shopper.ask(Order, 'POST', ORDER, summary)
    expect(order.lineItems.map(({ label, totalPrice }) => [label, totalPrice])).toContainEqual([
      '10 % für alle, die nähen',
      -0.12,
    ])
    expect(order.lineItems.at(-1)?.payload.code).toBe('NAEHEN10')
    expect(await usesOf()).toBe(1)
    expect((await shopper.ask(Cart, 'GET', CART)).extensions?.['cart-promotions']).toBeUndefined()
  })

  test('gives its use back when it is cancelled', async () => {
    await promote({ maxUses: 1 })
    const { shopper, summary } = await redeeming('NAEHEN10', 'a@example.org')
    const order = await shopper.ask(Order, 'POST', ORDER, summary)
    expect(await usesOf()).toBe(1)
    await shopper.call('POST', '/order/state/cancel', { orderId: order.id })
    expect(await usesOf()).toBe(0)
  })

  test('gets the last use once, of several that order at the same moment', async () => {
    await promote({ maxUses: 3, uses: 2 })
    const all = []
    for (const name of ['a', 'b', 'c', 'd'])
      all.push(await redeeming('NAEHEN10', `${name}@example.org`))
    const answers = await Promise.all(
      all.map(({ shopper, summary }) => shopper.call('POST', ORDER, summary)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await usesOf()).toBe(3)
    expect(await orderCount()).toBe(1)
    const told = answers
      .filter(({ status }) => status === 409)
      .map(({ body }) => JSON.stringify(body))
    for (const body of told) expect(body).toContain('used-up')
  })

  test('is not placed at a total that a code which ended meanwhile had made', async () => {
    await promote()
    const { shopper, summary } = await redeeming('NAEHEN10', 'a@example.org')
    await env.DB.prepare('UPDATE promotion SET ended = 1').run()
    expect(await shopper.refused('POST', ORDER, summary)).toEqual([
      409,
      'CHECKOUT__CART_HASH_MISMATCH',
    ])
    expect(await orderCount()).toBe(0)
  })

  test('uses a code that serves each customer once, whoever the guest says to be in capitals', async () => {
    await promote({ maxUsesPerCustomer: 1 })
    const first = await redeeming('NAEHEN10', 'a@example.org')
    await first.shopper.ask(Order, 'POST', ORDER, first.summary)
    const again = await redeeming('NAEHEN10', 'A@Example.org')
    const cart = await again.shopper.ask(Cart, 'GET', CART)
    expect(cart.errors['promotion-not-eligible']?.parameters).toMatchObject({
      reason: 'used-by-buyer',
    })
    const other = await redeeming('NAEHEN10', 'b@example.org')
    await other.shopper.ask(Order, 'POST', ORDER, other.summary)
    expect(await usesOf()).toBe(2)
  })

  test('uses a code for the first order only there', async () => {
    await promote({ conditions: { firstOrder: true } })
    const first = await redeeming('NAEHEN10', 'a@example.org')
    await first.shopper.ask(Order, 'POST', ORDER, first.summary)
    const { shopper } = await redeeming('NAEHEN10', 'a@example.org')
    const cart = await shopper.ask(Cart, 'GET', CART)
    expect(cart.errors['promotion-not-eligible']?.parameters).toMatchObject({
      reason: 'first-order',
    })
  })

  test('uses an individual code up, for one of two who have it', async () => {
    await promote({ code: { kind: 'individual', pattern: 'DANKE-%s%s%s%d%d%d' } })
    const [code = ''] = await makeCodes(env.DB, 'ten', 'DANKE-%s%s%s%d%d%d', 2)
    expect(code).toMatch(/^DANKE-[A-Z]{3}\d{3}$/)
    const all = [await redeeming(code, 'a@example.org'), await redeeming(code, 'b@example.org')]
    const answers = await Promise.all(
      all.map(({ shopper, summary }) => shopper.call('POST', ORDER, summary)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await usesOf()).toBe(1)
    const late = await (await withBuckles()).ask(Cart, 'POST', ADD, typed(code.toLowerCase()))
    expect(late.errors['promotion-not-found']?.parameters).toMatchObject({ reason: 'used-up' })
  })

  test('with a discount on the delivery keeps both, and they add up', async () => {
    const discount = { kind: 'percent', basisPoints: 10_000, maxCents: null } as const
    await promote({ scope: 'delivery', discount })
    const shopper = aClient()
    await atTheButton(shopper)
    const cart = await shopper.ask(Cart, 'POST', ADD, typed('NAEHEN10'))
    expect(cart.deliveries.map(({ shippingCosts }) => shippingCosts.totalPrice)).toEqual([
      4.9, -4.9,
    ])
    const order = await shopper.ask(Order, 'POST', ORDER, await summaryOf(shopper))
    expect(order.shippingTotal).toBe(0)
    expect(order.deliveries.map((one) => one.shippingCosts?.totalPrice)).toEqual([4.9, -4.9])
    expect(order.amountTotal).toBe(order.positionPrice)
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
      await shopper.ask(Cart, 'POST', ADD, typed(`GUESS${guess}`))
    const { status, body } = await shopper.call('POST', ADD, typed('NAEHEN10'))
    expect(status).toBe(429)
    expect(body).toMatchObject({
      errors: [{ code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', meta: { parameters: { seconds: 10 } } }],
    })
  })

  test('a thousand at once are no more than ten', async () => {
    const shopper = await withBuckles()
    const many = Array.from({ length: 150 }, (_, index) => `GUESS${index}`)
    expect((await shopper.call('POST', ADD, typed(...many))).status).toBe(429)
  })

  test('right ones are never counted', async () => {
    await promote()
    const shopper = await withBuckles()
    for (let round = 0; round < 12; round += 1)
      await shopper.ask(Cart, 'POST', ADD, typed('NAEHEN10'))
    expect(discountsOf(await shopper.ask(Cart, 'GET', CART))).toHaveLength(1)
  })
})
