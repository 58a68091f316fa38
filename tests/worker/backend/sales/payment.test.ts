import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { OrderList, PaymentHandled } from '#shared/schemas/store-api/order.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import { TEST_CARDS } from '#worker/backend/payments/test-gateway/cards.ts'
import { sign, SIGNATURE_HEADER } from '#worker/backend/payments/test-gateway/signature.ts'
import { aClient } from './client.ts'
import { register } from './guest.ts'
import { anOrder, errorUrl, finishUrl, payUrlOf, payWith, statesOf, visit } from './paying.ts'
import { aBuckle, stockOf, stockShop } from './stock.ts'

beforeEach(async () => {
  await reset()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  await stockShop([aBuckle()])
})

const OPEN = { order: 'open', payment: 'open', attempts: 1 }
const PAID = { order: 'in_progress', payment: 'paid', attempts: 1 }

describe('the card decides', () => {
  test.each([
    ['paid', 'in_progress', 'paid', finishUrl],
    ['pending', 'open', 'in_progress', finishUrl],
    ['failed', 'open', 'failed', errorUrl],
    ['cancelled', 'open', 'cancelled', errorUrl],
    ['expired', 'open', 'cancelled', errorUrl],
  ] as const)('%s', async (outcome, order, payment, location) => {
    const shopper = aClient()
    const placed = await anOrder(shopper)
    const back = await payWith(await payUrlOf(shopper, placed), TEST_CARDS[outcome])
    expect(back.headers.get('location')).toBe(location)
    expect(await statesOf(shopper, placed)).toEqual({ order, payment, attempts: 1 })
  })

  test('an unknown one is told so, and nothing happens', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper)
    const page = await payWith(await payUrlOf(shopper, placed), '1234')
    expect(page.status).toBe(422)
    expect(await page.text()).toContain('keine der Testkarten')
    expect(await statesOf(shopper, placed)).toEqual(OPEN)
  })
})

test('asking twice where to pay answers the same payment', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper)
  expect(await payUrlOf(shopper, placed)).toBe(await payUrlOf(shopper, placed))
})

test('coming back to the finish page pays nothing', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper)
  await payUrlOf(shopper, placed)
  const transaction = placed.transactions[0]?.id
  const back = await visit(new Request(`https://shop.test/_payments/return/${transaction}`))
  expect(back.headers.get('location')).toBe(errorUrl)
  expect(await statesOf(shopper, placed)).toEqual(OPEN)
})

test('after a failure the shopper pays at the second attempt', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper)
  const first = await payUrlOf(shopper, placed)
  await payWith(first, TEST_CARDS.failed)
  const second = await payUrlOf(shopper, placed)
  expect(second).not.toBe(first)
  await payWith(second, TEST_CARDS.paid)
  expect(await statesOf(shopper, placed)).toEqual({ ...PAID, attempts: 2 })
})

test('after a failure the shopper changes to a transfer', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper)
  await payWith(await payUrlOf(shopper, placed), TEST_CARDS.failed)
  const change = { orderId: placed.id, paymentMethodId: idOf('payment', 'prepayment') }
  expect((await shopper.call('POST', '/order/payment', change)).status).toBe(200)
  const { orders } = await shopper.ask(OrderList, 'POST', '/order', { ids: [placed.id] })
  const [order] = orders.elements
  expect(order?.transactions.at(-1)?.paymentMethod?.technicalName).toBe('payment_prepayment')
  expect(order?.customFields?.ripstop_payment?.reference).toBe('Ripstop 10001')
  const nothing = { orderId: placed.id, finishUrl, errorUrl }
  expect(await shopper.ask(PaymentHandled, 'POST', '/handle-payment', nothing)).toEqual({
    redirectUrl: null,
  })
})

test('a paid order is not paid again, changed or called off', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper)
  await payWith(await payUrlOf(shopper, placed), TEST_CARDS.paid)
  const change = { orderId: placed.id, paymentMethodId: idOf('payment', 'prepayment') }
  const refusal = [400, 'CHECKOUT__ORDER_ORDER_ALREADY_PAID']
  expect(await shopper.refused('POST', '/order/payment', change)).toEqual(refusal)
  expect(await shopper.refused('POST', '/order/state/cancel', change)).toEqual(refusal)
  expect(await statesOf(shopper, placed)).toEqual(PAID)
})

describe('webhooks', () => {
  const SECRET = 'signing-secret-of-the-tests'
  const webhook = (
    id: string,
    status: string,
    changes: { secret?: string; at?: Date; amountCents?: number } = {},
  ) => {
    const { secret = SECRET, at = new Date(), amountCents = 610 } = changes
    const body = JSON.stringify({ id, status, amountCents })
    return new Request('https://shop.test/_payments/webhook/test', {
      method: 'POST',
      headers: { [SIGNATURE_HEADER]: sign(secret, body, at) },
      body,
    })
  }

  async function waiting() {
    const shopper = aClient()
    const placed = await anOrder(shopper)
    await payUrlOf(shopper, placed)
    return { shopper, placed, id: placed.transactions[0]?.id ?? '' }
  }

  test('may come twice, late and in any order', async () => {
    const { shopper, placed, id } = await waiting()
    for (const status of ['pending', 'paid', 'pending', 'failed', 'paid', 'expired'])
      expect((await visit(webhook(id, status))).status).toBe(200)
    expect(await statesOf(shopper, placed)).toEqual(PAID)
    const mails = await env.DB.prepare(
      "SELECT count(*) AS n FROM outbox WHERE kind = 'payment-received'",
    ).first('n')
    expect(mails).toBe(1)
  })

  test('may come at the same moment', async () => {
    const { shopper, placed, id } = await waiting()
    await Promise.all(['paid', 'paid', 'pending'].map((status) => visit(webhook(id, status))))
    expect(await statesOf(shopper, placed)).toEqual(PAID)
  })

  test('count for nothing when they are forged, old, or about another amount', async () => {
    const { shopper, placed, id } = await waiting()
    const forged = await visit(webhook(id, 'paid', { secret: 'guessed' }))
    const old = await visit(webhook(id, 'paid', { at: new Date(Date.now() - 10 * 60_000) }))
    const bare = await visit(
      new Request('https://shop.test/_payments/webhook/test', { method: 'POST', body: '{}' }),
    )
    await visit(webhook(id, 'paid', { amountCents: 1 }))
    expect([forged.status, old.status, bare.status]).toEqual([401, 401, 401])
    expect(await statesOf(shopper, placed)).toEqual(OPEN)
  })

  test('say nothing about payments that do not exist', async () => {
    expect((await visit(webhook('f'.repeat(32), 'paid'))).status).toBe(200)
    expect((await visit(webhook('', 'nonsense'))).status).toBe(400)
  })
})

describe('calling an order off', () => {
  test('gives its goods back, once', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper, 'prepayment', 4)
    expect(await stockOf('24500')).toBe(6)
    const body = { orderId: placed.id }
    expect((await shopper.call('POST', '/order/state/cancel', body)).status).toBe(200)
    expect((await shopper.call('POST', '/order/state/cancel', body)).status).toBe(200)
    expect(await stockOf('24500')).toBe(10)
    expect(await statesOf(shopper, placed)).toEqual({
      order: 'cancelled',
      payment: 'cancelled',
      attempts: 1,
    })
  })

  test('money that comes afterwards brings it back while there is stock', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper, 'card', 4)
    const payUrl = await payUrlOf(shopper, placed)
    await shopper.call('POST', '/order/state/cancel', { orderId: placed.id })
    await payWith(payUrl, TEST_CARDS.paid)
    expect(await statesOf(shopper, placed)).toEqual(PAID)
    expect(await stockOf('24500')).toBe(6)
  })

  test('else the money goes back and operators hear of it', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper, 'card', 4)
    const payUrl = await payUrlOf(shopper, placed)
    await shopper.call('POST', '/order/state/cancel', { orderId: placed.id })
    await env.DB.prepare('UPDATE product SET stock = 3').run()
    await payWith(payUrl, TEST_CARDS.paid)
    expect(await statesOf(shopper, placed)).toEqual({
      order: 'cancelled',
      payment: 'refunded',
      attempts: 1,
    })
    expect(await stockOf('24500')).toBe(3)
    const told = await env.DB.prepare(
      "SELECT count(*) AS n FROM outbox WHERE kind = 'ops-refund-due'",
    ).first('n')
    expect(told).toBe(1)
  })
})

describe('whose order it is', () => {
  test('a foreign order is an unknown order', async () => {
    const placed = await anOrder(aClient())
    const stranger = aClient()
    await register(stranger, { email: 'fremd@example.org' })
    const body = {
      orderId: placed.id,
      finishUrl,
      errorUrl,
      paymentMethodId: idOf('payment', 'card'),
    }
    for (const path of ['/handle-payment', '/order/payment', '/order/state/cancel'])
      expect(await stranger.refused('POST', path, body)).toEqual([
        404,
        'CHECKOUT__ORDER_ORDER_NOT_FOUND',
      ])
    const seen = await stranger.ask(OrderList, 'POST', '/order', { ids: [placed.id] })
    expect(seen.orders.elements).toEqual([])
  })

  test('nobody reads orders without a session or the answers to the mail', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper)
    const nobody = aClient()
    expect(await nobody.refused('POST', '/order', { ids: [placed.id] })).toEqual([
      403,
      'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
    ])
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: placed.deepLinkCode }]
    const proof = { filter, email: 'KATRIN@example.org ', zipcode: '01099' }
    const { orders } = await nobody.ask(OrderList, 'POST', '/order', proof)
    expect(orders.elements.map(({ id }) => id)).toEqual([placed.id])
    expect(await nobody.refused('POST', '/order', { ...proof, zipcode: '01097' })).toEqual([
      403,
      'CHECKOUT__GUEST_WRONG_CREDENTIALS',
    ])
    expect(await nobody.refused('POST', '/order', { filter })).toEqual([
      403,
      'CHECKOUT__GUEST_NOT_AUTHENTICATED',
    ])
    await env.DB.prepare("UPDATE orders SET placed_at = '2026-01-01T00:00:00.000Z'").run()
    expect((await nobody.call('POST', '/order', proof)).status).toBe(403)
  })

  test('nobody is sent to another site', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper)
    const foreign = { orderId: placed.id, finishUrl: 'https://evil.example/', errorUrl }
    expect(await shopper.refused('POST', '/handle-payment', foreign)).toEqual([
      400,
      'VIOLATION::NO_SUCH_CHOICE_ERROR',
    ])
  })
})
