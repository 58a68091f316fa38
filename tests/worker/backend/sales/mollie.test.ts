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

/** An order whose payment has been begun at Mollie. */
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

describe('paying at Mollie', () => {
  test('leads to its page, and its word makes the order paid', async () => {
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
  ])('%s is %s here', async (status, payment, location) => {
    const { mollie, shopper, placed, id } = await begun()
    mollie.change(id, { status })
    expect((await comeBack(placed)).headers.get('location')).toBe(location)
    expect(await statesOf(shopper, placed)).toMatchObject({ payment })
  })

  test('a transfer to Mollie may take its days', async () => {
    const { shopper, placed } = await begun('sepa')
    expect((await comeBack(placed)).headers.get('location')).toBe(finishUrl)
    await scheduled({ ...BINDINGS }, new Date(Date.now() + 5 * 86_400_000))
    expect(await statesOf(shopper, placed)).toEqual(OPEN)
  })

  test('asking again where to pay makes no second payment there', async () => {
    const { mollie, shopper, placed, payUrl } = await begun()
    expect(await payUrlOf(shopper, placed)).toBe(payUrl)
    expect(mollie.payments.size).toBe(1)
  })

  test('another amount or currency is never paid, and operators hear of it', async () => {
    for (const changes of [{ cents: 1 }, { currency: 'USD' }]) {
      const { mollie, shopper, placed, id } = await begun()
      expect((await send(mollie.change(id, { status: 'paid', ...changes }))).status).toBe(200)
      expect(await statesOf(shopper, placed)).toEqual(OPEN)
      expect(await mailsToOps()).toEqual(['ops-payment-wrong'])
      await emptyStorage()
      await stockShop([aBuckle()])
    }
  })

  test('a failed payment is told to operators, once an order', async () => {
    const { mollie, shopper, placed, id } = await begun()
    await send(mollie.change(id, { status: 'failed' }))
    await payUrlOf(shopper, placed)
    const second = [...mollie.payments.keys()][1] ?? ''
    await send(mollie.change(second, { status: 'failed' }))
    expect(await mailsToOps()).toEqual(['ops-payment-failed'])
    expect(await statesOf(shopper, placed)).toEqual({ ...OPEN, payment: 'failed', attempts: 2 })
  })
})

describe('what Mollie tells', () => {
  test('may come twice, at once and after the return', async () => {
    const { mollie, shopper, placed, id } = await begun()
    const news = () => send(mollie.change(id, { status: 'paid' }))
    await Promise.all([news(), news(), news()])
    await comeBack(placed)
    await news()
    expect(await statesOf(shopper, placed)).toEqual(PAID)
    const mails = env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE kind = 'payment-received'")
    expect(await mails.first('n')).toBe(1)
  })

  test('is never believed: a forged webhook only makes the shop ask', async () => {
    const { mollie, shopper, placed, id } = await begun()
    const body = new URLSearchParams({ id, status: 'paid' })
    const forged = new Request('https://shop.test/_payments/webhook/mollie', {
      method: 'POST',
      body,
    })
    expect((await send(forged)).status).toBe(200)
    expect(await statesOf(shopper, placed)).toEqual(OPEN)
    expect(mollie.asked.at(-1)).toBe(`GET /v2/payments/${id}`)
  })

  test('about payments that are not ours asks nobody and says nothing', async () => {
    const { mollie } = await begun()
    const calls = mollie.asked.length
    const body = new URLSearchParams({ id: 'tr_ofsomebodyelse' })
    const foreign = new Request('https://shop.test/_payments/webhook/mollie', {
      method: 'POST',
      body,
    })
    expect((await send(foreign)).status).toBe(200)
    expect(mollie.asked).toHaveLength(calls)
  })

  test('is asked for again where Mollie did not answer', async () => {
    const { mollie, shopper, placed, id } = await begun()
    const news = () => send(mollie.change(id, { status: 'paid' }))
    mollie.goDown()
    expect((await news()).status).toBe(503)
    mollie.comeBack()
    expect((await news()).status).toBe(200)
    expect(await statesOf(shopper, placed)).toEqual(PAID)
  })

  test('and never tells is found out by the clock', async () => {
    const { mollie, shopper, placed, id } = await begun()
    mollie.change(id, { status: 'paid' })
    await scheduled({ ...BINDINGS }, new Date(Date.now() + 5 * 60_000))
    expect(await statesOf(shopper, placed)).toEqual(PAID)
  })

  test('too late brings an order back while there is stock, else the money goes back', async () => {
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

  test('a chargeback is recorded, and operators hear of it once', async () => {
    const { mollie, shopper, placed, id } = await begun()
    await send(mollie.change(id, { status: 'paid' }))
    await send(mollie.change(id, { chargedBack: 610 }))
    await send(mollie.change(id, { chargedBack: 610 }))
    expect(await statesOf(shopper, placed)).toMatchObject({ payment: 'chargeback' })
    expect(await mailsToOps()).toEqual(['ops-chargeback'])
  })

  test('a refund that was made at its own pages is recorded', async () => {
    const { mollie, shopper, placed, id } = await begun()
    await send(mollie.change(id, { status: 'paid' }))
    await send(mollie.change(id, { refunded: 110 }))
    expect(await statesOf(shopper, placed)).toMatchObject({ payment: 'refunded_partially' })
    await send(mollie.change(id, { refunded: 610 }))
    expect(await statesOf(shopper, placed)).toMatchObject({ payment: 'refunded' })
  })

  test('news of a smaller refund than is known are older ones', async () => {
    const { mollie, id } = await begun()
    await send(mollie.change(id, { status: 'paid' }))
    await send(mollie.change(id, { refunded: 210 }))
    await send(mollie.change(id, { refunded: 110 }))
    const known = 'SELECT refunded_cents FROM payment'
    expect(await env.DB.prepare(known).first('refunded_cents')).toBe(210)
  })
})

describe('while Mollie is down', () => {
  test('the order stands, the refusal has a name, and trying again pays it', async () => {
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

  test('its shopper can pay otherwise, and what both pay comes back', async () => {
    const { mollie, shopper, placed, id } = await begun()
    mollie.goDown()
    const transfer = { orderId: placed.id, paymentMethodId: idOf('payment', 'prepayment') }
    expect((await shopper.call('POST', '/order/payment', transfer)).status).toBe(200)
    mollie.comeBack()
    await send(mollie.change(id, { status: 'paid' }))
    expect(await statesOf(shopper, placed)).toMatchObject({ order: 'in_progress' })
  })
})
