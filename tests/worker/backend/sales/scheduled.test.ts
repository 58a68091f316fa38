import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { TEST_CARDS } from '#worker/backend/payment-providers/test-gateway/cards.ts'
import { scheduled } from '#worker/backend/scheduled.ts'
import { aClient } from './client.ts'
import { anOrder, payUrlOf, payWith, statesOf } from './paying.ts'
import { aBuckle, stockOf, stockShop } from './stock.ts'

const runAfter = (ms: number) => scheduled({ ...env }, new Date(Date.now() + ms))
const mails = (kind: string) =>
  env.DB.prepare('SELECT count(*) AS n FROM outbox WHERE kind = ? AND sent_at IS NOT NULL')
    .bind(kind)
    .first('n')

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

describe('unpaid card orders', () => {
  test('an unpaid card order is cancelled after an hour, and its stock is released', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper, 'card', 4)
    await runAfter(59 * MINUTE_MS)
    expect((await statesOf(shopper, placed)).order).toBe('open')
    await runAfter(61 * MINUTE_MS)
    expect(await statesOf(shopper, placed)).toMatchObject({
      order: 'cancelled',
      payment: 'cancelled',
    })
    expect(await stockOf('24500')).toBe(10)
    expect(await mails('order-cancelled')).toBe(1)
  })

  test('an interrupted card payment does not extend the deadline', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper)
    await payWith(await payUrlOf(shopper, placed), TEST_CARDS.cancelled)
    await runAfter(61 * MINUTE_MS)
    expect((await statesOf(shopper, placed)).order).toBe('cancelled')
  })

  test('a paid card order is not cancelled if the webhook was lost', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper)
    await payUrlOf(shopper, placed)
    await env.DB.prepare("UPDATE test_gateway_payment SET status = 'paid'").run()
    await runAfter(61 * MINUTE_MS)
    expect(await statesOf(shopper, placed)).toMatchObject({ order: 'in_progress', payment: 'paid' })
  })

  test('a pending payment is queried until the provider has decided', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper)
    await payWith(await payUrlOf(shopper, placed), TEST_CARDS.pending)
    await env.DB.prepare("UPDATE test_gateway_payment SET status = 'failed'").run()
    await runAfter(MINUTE_MS)
    expect((await statesOf(shopper, placed)).payment).toBe('in_progress')
    await runAfter(3 * MINUTE_MS)
    expect((await statesOf(shopper, placed)).payment).toBe('failed')
  })
})

describe('unpaid prepaid orders', () => {
  test('an unpaid prepaid order gets one reminder after a week', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper, 'prepayment')
    await runAfter(6.9 * DAY_MS)
    expect(await mails('payment-reminder')).toBe(0)
    await runAfter(7.1 * DAY_MS)
    await runAfter(8 * DAY_MS)
    expect(await mails('payment-reminder')).toBe(1)
    const payment = await env.DB.prepare('SELECT state FROM payment').first('state')
    expect([payment, placed.orderNumber]).toEqual(['reminded', '10001'])
  })

  test('an unpaid prepaid order is cancelled after two weeks', async () => {
    await anOrder(aClient(), 'prepayment', 4)
    await runAfter(7.1 * DAY_MS)
    await runAfter(13.9 * DAY_MS)
    expect(await stockOf('24500')).toBe(6)
    await runAfter(14.1 * DAY_MS)
    expect(await stockOf('24500')).toBe(10)
    const state = await env.DB.prepare('SELECT state FROM orders').first('state')
    expect(state).toBe('cancelled')
  })
})
