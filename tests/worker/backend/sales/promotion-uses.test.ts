import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { TEST_CARDS } from '#worker/backend/payment-providers/test-gateway/cards.ts'
import { makeCodes } from '#worker/backend/promotion/manage-promotions.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { ADD, atTheButton, orderCount } from './at-the-button.ts'
import { aClient } from './client.ts'
import { payUrlOf, payWith, statesOf } from './paying.ts'
import { promote, input, usesOf } from './promote.ts'
import { CART, redeeming, summaryOf, withBuckles } from './redeeming.ts'
import { aBuckle, aFabric, stockShop } from './stock.ts'

const ORDER = '/checkout/order'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aFabric(), aBuckle('24500', { stock: 500 })])
})

describe('uses of promotion codes', () => {
  test('an order with a code stores the promotion’s line and counts one use', async () => {
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

  test('cancelling an order releases the use of its code', async () => {
    await promote({ maxUses: 1 })
    const { shopper, summary } = await redeeming('NAEHEN10', 'a@example.org')
    const order = await shopper.ask(Order, 'POST', ORDER, summary)
    expect(await usesOf()).toBe(1)
    await shopper.call('POST', '/order/state/cancel', { orderId: order.id })
    expect(await usesOf()).toBe(0)
  })

  test.each([
    ['once', { maxUsesPerCustomer: 1 }],
    ['for first orders', { conditions: { firstOrder: true } }],
  ])('a cancelled order does not count for a code limited per customer: %s', async (_, terms) => {
    await promote(terms)
    const { shopper, summary } = await redeeming('NAEHEN10', 'a@example.org')
    const order = await shopper.ask(Order, 'POST', ORDER, summary)
    await shopper.call('POST', '/order/state/cancel', { orderId: order.id })
    const again = await redeeming('NAEHEN10', 'a@example.org')
    const { lineItems, errors } = await again.shopper.ask(Cart, 'GET', CART)
    expect(errors['promotion-not-eligible']).toBeUndefined()
    expect(lineItems.map(({ type }) => type)).toContain('promotion')
  })

  test.each([
    ['single-use', { maxUses: 1 }],
    ['for a first order', { conditions: { firstOrder: true } }],
    ['once per customer', { maxUsesPerCustomer: 1 }],
  ])('an order is refunded if a late payment finds its code used: %s', async (_, terms) => {
    await promote(terms)
    const orders = []
    for (let times = 0; times < 3; times += 1) {
      const { shopper, summary } = await redeeming('NAEHEN10', 'a@example.org')
      await shopper.call('PATCH', '/context', { paymentMethodId: idOf('payment', 'card') })
      const order = await shopper.ask(Order, 'POST', ORDER, await summaryOf(shopper))
      expect(summary.cartId).toBeDefined()
      const page = await payUrlOf(shopper, order)
      await shopper.call('POST', '/order/state/cancel', { orderId: order.id })
      orders.push({ shopper, order, page })
    }
    for (const { page } of orders) await payWith(page, TEST_CARDS.paid)
    const states = await Promise.all(orders.map(({ shopper, order }) => statesOf(shopper, order)))
    expect(states.map(({ payment }) => payment)).toEqual(['paid', 'refunded', 'refunded'])
    expect(await usesOf()).toBe(1)
  })

  test('of several simultaneous orders one gets the last use of a code', async () => {
    await promote({ maxUses: 3, uses: 2 })
    const all = []
    for (const name of ['a', 'b', 'c', 'd'])
      all.push(await redeeming('NAEHEN10', `${name}@example.org`))
    const responses = await Promise.all(
      all.map(({ shopper, summary }) => shopper.call('POST', ORDER, summary)),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await usesOf()).toBe(3)
    expect(await orderCount()).toBe(1)
    for (const [index, { shopper }] of all.entries()) {
      if (responses[index]?.status === 200) continue
      const { errors } = await shopper.ask(Cart, 'GET', CART)
      expect(JSON.stringify(errors)).toContain('used-up')
    }
  })

  test('an order is refused if its code ended in the meantime', async () => {
    await promote()
    const { shopper, summary } = await redeeming('NAEHEN10', 'a@example.org')
    await env.DB.prepare('UPDATE promotion SET ended = 1').run()
    expect(await shopper.refused('POST', ORDER, summary)).toEqual([
      409,
      'CHECKOUT__CART_HASH_MISMATCH',
    ])
    expect(await orderCount()).toBe(0)
  })

  test('a code limited per customer ignores the case of a guest’s address', async () => {
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

  test('a code for the first order is valid for that order only', async () => {
    await promote({ conditions: { firstOrder: true } })
    const first = await redeeming('NAEHEN10', 'a@example.org')
    await first.shopper.ask(Order, 'POST', ORDER, first.summary)
    const { shopper } = await redeeming('NAEHEN10', 'a@example.org')
    const cart = await shopper.ask(Cart, 'GET', CART)
    expect(cart.errors['promotion-not-eligible']?.parameters).toMatchObject({
      reason: 'first-order',
    })
  })

  test('an individual code is used once, even by two simultaneous orders', async () => {
    await promote({ code: { kind: 'individual', pattern: 'DANKE-%s%s%s%d%d%d' } })
    const [code = ''] = await makeCodes(env.DB, 'ten', 'DANKE-%s%s%s%d%d%d', 2)
    expect(code).toMatch(/^DANKE-[A-Z]{3}\d{3}$/)
    const all = [await redeeming(code, 'a@example.org'), await redeeming(code, 'b@example.org')]
    const responses = await Promise.all(
      all.map(({ shopper, summary }) => shopper.call('POST', ORDER, summary)),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await usesOf()).toBe(1)
    const late = await (await withBuckles()).ask(Cart, 'POST', ADD, input(code.toLowerCase()))
    expect(late.errors['promotion-not-found']?.parameters).toMatchObject({ reason: 'used-up' })
  })

  test('an order with a discount on goods and one on delivery stores both, and they add up', async () => {
    const discount = { kind: 'percent', basisPoints: 10_000, maxCents: null } as const
    await promote({ scope: 'delivery', discount })
    const shopper = aClient()
    await atTheButton(shopper)
    const cart = await shopper.ask(Cart, 'POST', ADD, input('NAEHEN10'))
    expect(cart.deliveries.map(({ shippingCosts }) => shippingCosts.totalPrice)).toEqual([
      4.9, -4.9,
    ])
    const order = await shopper.ask(Order, 'POST', ORDER, await summaryOf(shopper))
    expect(order.shippingTotal).toBe(0)
    expect(order.deliveries.map((one) => one.shippingCosts?.totalPrice)).toEqual([4.9, -4.9])
    expect(order.amountTotal).toBe(order.positionPrice)
  })
})
