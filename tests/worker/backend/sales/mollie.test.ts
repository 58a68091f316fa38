import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { scheduled } from '#worker/backend/scheduled.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient } from './client.ts'
import { fakeMollie, MOLLIE_VARS } from './fake-mollie.ts'
import { anOrder, errorUrl, finishUrl, payUrlOf, statesOf, visit } from './paying.ts'
import { aBuckle, stockOf, stockShop } from './stock.ts'

const BINDINGS = { ...env, ...MOLLIE_VARS }
const PAID = { order: 'in_progress', payment: 'paid', attempts: 1 }
const OPEN = { order: 'open', payment: 'open', attempts: 1 }

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})
afterEach(() => {
  vi.restoreAllMocks()
})

const aShopper = () => aClient({ bindings: { ...BINDINGS } })
const send = (request: Request) => visit(request, { ...BINDINGS })
const mailsToOps = async () => {
  const query = "SELECT kind FROM outbox WHERE kind LIKE 'ops-%' AND kind <> 'ops-new-order'"
  const { results } = await env.DB.prepare(query).all()
  return results.map(({ kind }) => kind)
}

/** An order with a started Mollie payment. */
async function begun(method = 'twint', quantity = 1) {
  const mollie = fakeMollie()
  const shopper = aShopper()
  const placed = await anOrder(shopper, method, quantity)
  const payUrl = await payUrlOf(shopper, placed)
  const id = [...mollie.payments.keys()][0] ?? ''
  return { mollie, shopper, placed, payUrl, id }
}

const comeBack = (placed: Order) =>
  send(new Request(`https://shop.test/_payments/return/${placed.transactions[0]?.id}`))

describe('paying with Mollie', () => {
  test('the payment redirects to Mollie, and Mollie’s report marks the order as paid', async () => {
    const { mollie, shopper, placed, payUrl, id } = await begun()
    expect(payUrl).toBe(`https://www.mollie.com/checkout/${id}`)
    mollie.change(id, { status: 'paid' })
    expect((await comeBack(placed)).headers.get('location')).toBe(finishUrl)
    expect(await statesOf(shopper, placed)).toEqual(PAID)
  })

  test.each([
    ['failed', 'failed', errorUrl],
    ['canceled', 'cancelled', errorUrl],
    ['expired', 'cancelled', errorUrl],
    ['open', 'open', errorUrl],
    ['pending', 'in_progress', finishUrl],
    ['authorized', 'in_progress', finishUrl],
  ])('Mollie’s status %s becomes %s', async (status, payment, location) => {
    const { mollie, shopper, placed, id } = await begun()
    mollie.change(id, { status })
    expect((await comeBack(placed)).headers.get('location')).toBe(location)
    expect(await statesOf(shopper, placed)).toMatchObject({ payment })
  })

  test('a bank transfer to Mollie can take days', async () => {
    const { shopper, placed } = await begun('sepa')
    expect((await comeBack(placed)).headers.get('location')).toBe(finishUrl)
    await scheduled({ ...BINDINGS }, new Date(Date.now() + 5 * 86_400_000))
    expect(await statesOf(shopper, placed)).toEqual(OPEN)
  })

  test('requesting the payment page again creates no second payment', async () => {
    const { mollie, shopper, placed, payUrl } = await begun()
    expect(await payUrlOf(shopper, placed)).toBe(payUrl)
    expect(mollie.payments.size).toBe(1)
  })

  test('a payment of another amount or currency never pays the order, and operators are notified', async () => {
    for (const changes of [{ cents: 1 }, { currency: 'USD' }]) {
      const { mollie, shopper, placed, id } = await begun()
      expect((await send(mollie.change(id, { status: 'paid', ...changes }))).status).toBe(200)
      expect(await statesOf(shopper, placed)).toEqual(OPEN)
      expect(await mailsToOps()).toEqual(['ops-payment-wrong'])
      await emptyStorage()
      await stockShop([aBuckle()])
    }
  })

  test('a failed payment is reported to operators once per order', async () => {
    const { mollie, shopper, placed, id } = await begun()
    await send(mollie.change(id, { status: 'failed' }))
    await payUrlOf(shopper, placed)
    const second = [...mollie.payments.keys()][1] ?? ''
    await send(mollie.change(second, { status: 'failed' }))
    expect(await mailsToOps()).toEqual(['ops-payment-failed'])
    expect(await statesOf(shopper, placed)).toEqual({ ...OPEN, payment: 'failed', attempts: 2 })
  })
})

describe('Mollie webhooks', () => {
  test('a repeated, simultaneous or late webhook has no further effect', async () => {
    const { mollie, shopper, placed, id } = await begun()
    const news = () => send(mollie.change(id, { status: 'paid' }))
    await Promise.all([news(), news(), news()])
    await comeBack(placed)
    await news()
    expect(await statesOf(shopper, placed)).toEqual(PAID)
    const mails = env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE kind = 'payment-received'")
    expect(await mails.first('n')).toBe(1)
  })

  test('a forged webhook only makes the shop query Mollie', async () => {
    const { mollie, shopper, placed, id } = await begun()
    const body = new URLSearchParams({ id, status: 'paid' })
    const forged = new Request('https://shop.test/_payments/webhook/mollie', {
      method: 'POST',
      body,
    })
    expect((await send(forged)).status).toBe(200)
    expect(await statesOf(shopper, placed)).toEqual(OPEN)
    expect(mollie.requested.at(-1)).toBe(`GET /v2/payments/${id}`)
  })

  test('a webhook about an unknown payment causes no request and no details', async () => {
    const { mollie } = await begun()
    const calls = mollie.requested.length
    const body = new URLSearchParams({ id: 'tr_ofsomebodyelse' })
    const foreign = new Request('https://shop.test/_payments/webhook/mollie', {
      method: 'POST',
      body,
    })
    expect((await send(foreign)).status).toBe(200)
    expect(mollie.requested).toHaveLength(calls)
  })

  test('a webhook is retried if Mollie did not respond', async () => {
    const { mollie, shopper, placed, id } = await begun()
    const news = () => send(mollie.change(id, { status: 'paid' }))
    mollie.goDown()
    expect((await news()).status).toBe(503)
    mollie.comeBack()
    expect((await news()).status).toBe(200)
    expect(await statesOf(shopper, placed)).toEqual(PAID)
  })

  test('the scheduled task queries Mollie if a webhook never arrives', async () => {
    const { mollie, shopper, placed, id } = await begun()
    mollie.change(id, { status: 'paid' })
    await scheduled({ ...BINDINGS }, new Date(Date.now() + 5 * 60_000))
    expect(await statesOf(shopper, placed)).toEqual(PAID)
  })

  test('a late payment reopens the order if the stock suffices, otherwise it is refunded', async () => {
    for (const [left, states, stock] of [
      [4, PAID, 0],
      [3, { order: 'cancelled', payment: 'refunded', attempts: 1 }, 3],
    ] as const) {
      const { mollie, shopper, placed, id } = await begun('twint', 4)
      await shopper.call('POST', '/order/state/cancel', { orderId: placed.id })
      await env.DB.prepare('UPDATE product SET stock = ?1').bind(left).run()
      await send(mollie.change(id, { status: 'paid' }))
      expect(await statesOf(shopper, placed)).toEqual(states)
      expect(await stockOf('24500')).toBe(stock)
      expect(mollie.payments.get(id)?.refunded).toBe(left === 4 ? 0 : 970)
      await emptyStorage()
      await stockShop([aBuckle()])
    }
  })

  test('a chargeback is recorded and reported to operators once', async () => {
    const { mollie, shopper, placed, id } = await begun()
    await send(mollie.change(id, { status: 'paid' }))
    await send(mollie.change(id, { chargedBack: 610 }))
    await send(mollie.change(id, { chargedBack: 610 }))
    expect(await statesOf(shopper, placed)).toMatchObject({ payment: 'chargeback' })
    expect(await mailsToOps()).toEqual(['ops-chargeback'])
  })

  test('a refund made in Mollie’s dashboard is recorded', async () => {
    const { mollie, shopper, placed, id } = await begun()
    await send(mollie.change(id, { status: 'paid' }))
    await send(mollie.change(id, { refunded: 110 }))
    expect(await statesOf(shopper, placed)).toMatchObject({ payment: 'refunded_partially' })
    await send(mollie.change(id, { refunded: 610 }))
    expect(await statesOf(shopper, placed)).toMatchObject({ payment: 'refunded' })
  })

  test('an outdated report of a smaller refund is ignored', async () => {
    const { mollie, id } = await begun()
    await send(mollie.change(id, { status: 'paid' }))
    await send(mollie.change(id, { refunded: 210 }))
    await send(mollie.change(id, { refunded: 110 }))
    const known = 'SELECT refunded_cents FROM payment'
    expect(await env.DB.prepare(known).first('refunded_cents')).toBe(210)
  })
})

describe('outages of Mollie', () => {
  test('the order exists, the error has a code, and a retry pays it', async () => {
    const mollie = fakeMollie()
    const shopper = aShopper()
    const placed = await anOrder(shopper, 'card')
    mollie.goDown()
    const requested = { orderId: placed.id, finishUrl }
    expect((await shopper.refused('POST', '/handle-payment', requested))[0]).toBeGreaterThanOrEqual(
      400,
    )
    expect(await statesOf(shopper, placed)).toEqual(OPEN)
    mollie.comeBack()
    await payUrlOf(shopper, placed)
    const id = [...mollie.payments.keys()][0] ?? ''
    await send(mollie.change(id, { status: 'paid' }))
    expect(await statesOf(shopper, placed)).toEqual(PAID)
  })

  test('the shopper can pay with another method, and a double payment is refunded', async () => {
    const { mollie, shopper, placed, id } = await begun()
    mollie.goDown()
    const transfer = { orderId: placed.id, paymentMethodId: idOf('payment', 'prepayment') }
    expect((await shopper.call('POST', '/order/payment', transfer)).status).toBe(200)
    mollie.comeBack()
    await send(mollie.change(id, { status: 'paid' }))
    expect(await statesOf(shopper, placed)).toMatchObject({ order: 'in_progress' })
  })
})
