import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { TEST_CARDS } from '#worker/backend/payment-providers/test-gateway/cards.ts'
import { sign, SIGNATURE_HEADER } from '#worker/backend/payment-providers/test-gateway/webhooks.ts'
import { aClient } from './client.ts'
import { anOrder, payUrlOf, payWith, statesOf, visit } from './paying.ts'
import { aBuckle, stockOf, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

const OPEN = { order: 'open', payment: 'open', attempts: 1 }
const PAID = { order: 'in_progress', payment: 'paid', attempts: 1 }

/** An order with a started payment. */
async function waiting() {
  const shopper = aClient()
  const placed = await anOrder(shopper)
  await payUrlOf(shopper, placed)
  return { shopper, placed, id: placed.transactions[0]?.id ?? '' }
}

describe('payment webhooks', () => {
  const SECRET = 'signing-secret-of-the-tests-01234'
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

  test('a repeated, late or reordered webhook has no further effect', async () => {
    const { shopper, placed, id } = await waiting()
    for (const status of ['pending', 'paid', 'pending', 'failed', 'paid', 'expired'])
      expect((await visit(webhook(id, status))).status).toBe(200)
    expect(await statesOf(shopper, placed)).toEqual(PAID)
    const mails = await env.DB.prepare(
      "SELECT count(*) AS n FROM outbox WHERE kind = 'payment-received'",
    ).first('n')
    expect(mails).toBe(1)
  })

  test('simultaneous webhooks book a payment once', async () => {
    const { shopper, placed, id } = await waiting()
    await Promise.all(['paid', 'paid', 'pending'].map((status) => visit(webhook(id, status))))
    expect(await statesOf(shopper, placed)).toEqual(PAID)
  })

  test('a forged, outdated or wrong-amount webhook is ignored', async () => {
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

  test('a webhook about an unknown payment gets no details', async () => {
    expect((await visit(webhook('f'.repeat(32), 'paid'))).status).toBe(200)
    expect((await visit(webhook('', 'nonsense'))).status).toBe(400)
  })
})

describe('cancelled orders', () => {
  test('a cancelled order restores its stock once', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper, 'prepayment', 4)
    expect(await stockOf('24500')).toBe(6)
    const body = { orderId: placed.id }
    expect((await shopper.call('POST', '/order/state/cancel', body)).status).toBe(200)
    expect((await shopper.call('POST', '/order/state/cancel', body)).status).toBe(200)
    expect(await stockOf('24500')).toBe(10)
    // Lists of bestsellers use this number.
    expect(await env.DB.prepare('SELECT sales FROM product').first('sales')).toBe(0)
    expect(await statesOf(shopper, placed)).toEqual({
      order: 'cancelled',
      payment: 'cancelled',
      attempts: 1,
    })
  })

  test('a payment after the cancellation reopens the order if the stock suffices', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper, 'card', 4)
    const payUrl = await payUrlOf(shopper, placed)
    await shopper.call('POST', '/order/state/cancel', { orderId: placed.id })
    await payWith(payUrl, TEST_CARDS.paid)
    expect(await statesOf(shopper, placed)).toEqual(PAID)
    expect(await stockOf('24500')).toBe(6)
  })

  test('a payment after the cancellation without stock is refunded, and operators are notified', async () => {
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
