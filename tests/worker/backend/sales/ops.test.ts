import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { TEST_CARDS } from '#worker/backend/payment-providers/test-gateway/cards.ts'
import { Vars } from '#worker/runtime/env.ts'
import { aClient } from './client.ts'
import { ops } from './ops.ts'
import { anOrder, payUrlOf, payWith, statesOf } from './paying.ts'
import { aBuckle, stockOf, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

test('operators see the latest orders and the orders to pack', async () => {
  await anOrder(aClient(), 'prepayment', 1)
  await anOrder(aClient(), 'prepayment', 3)
  const { body } = await ops('GET', '/orders?limit=1')
  expect(body).toMatchObject({
    orders: [{ number: '10002', name: 'Katrin Sommerfeld', totalCents: 850, state: 'open' }],
  })
  expect((await ops('GET', '/orders/10002')).body).toMatchObject({
    shipping: 'standard',
    address: { city: 'Dresden', street: 'Elbhangstraße 27' },
    lines: [{ number: '24500', quantity: 3, unit: 'piece' }],
  })
})

test('a transfer is recorded once; then the order ships, and the shopper is notified of both', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper, 'prepayment')
  expect((await ops('POST', '/orders/10001/shipped', {})).status).toBe(409)
  expect((await ops('POST', '/orders/10001/paid', { all: true })).body).toMatchObject({
    changed: true,
    order: { payment: { method: 'prepayment', state: 'paid' } },
  })
  expect((await ops('POST', '/orders/10001/paid', { all: true })).body).toMatchObject({
    changed: false,
  })
  const associations = { deliveries: { associations: { shippingMethod: {} } } }
  const followed = async () => (await shopper.call('POST', '/order', { associations })).body
  const at = (trackingUrl: unknown) => ({
    orders: { elements: [{ deliveries: [{ shippingMethod: { trackingUrl } }] }] },
  })
  expect(await followed()).toMatchObject(at(null))
  const shipment = { trackingCode: ' 00340434 ' }
  expect((await ops('POST', '/orders/10001/shipped', shipment)).body).toMatchObject({
    changed: true,
    order: { state: 'completed', delivery: 'shipped' },
  })
  expect(await followed()).toMatchObject(at(expect.stringContaining('%s')))
  expect((await ops('POST', '/orders/10001/shipped', {})).body).toMatchObject({ changed: false })
  expect(await statesOf(shopper, placed)).toMatchObject({ order: 'completed', payment: 'paid' })
  const { results } = await env.DB.prepare(
    `SELECT kind, mail ->> 'text' AS text FROM outbox
      WHERE kind IN ('payment-received', 'order-shipped') ORDER BY kind`,
  ).all()
  expect(results.map(({ kind }) => kind)).toEqual(['order-shipped', 'payment-received'])
  expect(results[0]?.['text']).toContain('00340434')
})

test('an invoice order ships before payment, and cash is paid at pick-up', async () => {
  const shopper = aClient()
  await shopper.call('PATCH', '/context', { shippingMethodId: await idOfMethod('pickup') })
  await anOrder(shopper, 'cash')
  expect((await ops('POST', '/orders/10001/shipped', {})).body).toMatchObject({
    order: { state: 'in_progress', delivery: 'shipped' },
  })
  expect((await ops('POST', '/orders/10001/paid', { all: true })).body).toMatchObject({
    order: { state: 'completed', payment: { state: 'paid' } },
  })
})

test('mails of a pick-up order have address and days of the shop, not the home of the buyer', async () => {
  const shopper = aClient()
  await shopper.call('PATCH', '/context', { shippingMethodId: await idOfMethod('pickup') })
  await anOrder(shopper, 'cash')
  await ops('POST', '/orders/10001/shipped', {})
  const { results } = await env.DB.prepare(
    `SELECT mail ->> 'text' AS text FROM outbox WHERE kind IN ('order-confirmation', 'order-shipped')`,
  ).all()
  expect(results).toHaveLength(2)
  const { SHOP_STREET, SHOP_PHONE } = Vars.parse({ SHOP_ORIGIN: 'https://shop.test' })
  for (const { text } of results) {
    expect(text).toContain(SHOP_STREET)
    expect(text).toContain(`Dienstag bis Freitag. Fragen zur Uhrzeit: ${SHOP_PHONE}`)
    expect(text).not.toContain('Lieferadresse')
  }
})

test('order routes require the operators’ secret, and unknown orders are not found', async () => {
  await anOrder(aClient())
  expect((await ops('GET', '/orders', undefined, 'guessed')).status).toBe(401)
  for (const number of ['10002', 'x', '1e9', '-1'])
    expect((await ops('GET', `/orders/${number}`)).status).toBe(404)
  expect((await ops('POST', '/orders/10009/paid', { all: true })).status).toBe(404)
  expect((await ops('POST', '/orders/10001/shipped', { trackingCode: 7 })).status).toBe(400)
})

async function idOfMethod(key: string): Promise<unknown> {
  return env.DB.prepare('SELECT public_id FROM shipping_method WHERE key = ?')
    .bind(key)
    .first('public_id')
}

describe('refunds', () => {
  const paid = async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper, 'card', 4)
    await payWith(await payUrlOf(shopper, placed), TEST_CARDS.paid)
    return { shopper, placed }
  }

  test('an order can be refunded in parts, exact to the cent, up to the paid amount', async () => {
    const { shopper, placed } = await paid()
    const first = await ops('POST', '/orders/10001/refund', { amountCents: 240 })
    expect(first.body).toMatchObject({
      refunded: { amount: 240, by: 'provider' },
      order: { payment: { state: 'refunded_partially' } },
    })
    const tooMuch = await ops('POST', '/orders/10001/refund', { amountCents: 1001 })
    expect(tooMuch.status).toBe(409)
    expect((await ops('POST', '/orders/10001/refund', { all: true })).body).toMatchObject({
      refunded: { amount: 730 },
    })
    expect((await ops('POST', '/orders/10001/refund', { all: true })).status).toBe(409)
    expect(await statesOf(shopper, placed)).toMatchObject({ payment: 'refunded' })
    const back = 'SELECT sum(amount_cents) AS cents FROM test_gateway_refund'
    expect(await env.DB.prepare(back).first('cents')).toBe(970)
  })

  test('refunded lines cost their exact price, once, and are on the credit note', async () => {
    await paid()
    const refund = (lines: unknown, amountCents?: number) =>
      ops('POST', '/orders/10001/refund', { lines, amountCents })
    expect((await refund([{ number: '24500', quantity: 3 }])).body).toMatchObject({
      refunded: { amount: 360, by: 'provider' },
      order: { payment: { state: 'refunded_partially' } },
    })
    const named =
      'SELECT quantity, r.amount_cents FROM refunded_line r JOIN document p ON p.id = r.document_id'
    expect((await env.DB.prepare(named).all()).results).toEqual([
      { quantity: 3, amount_cents: 360 },
    ])
    for (const quantity of [2, 0.5, 1000])
      expect((await refund([{ number: '24500', quantity }])).status).toBe(409)
    expect((await refund([{ number: '99999' }])).status).toBe(409)
    for (const lines of [[], [{ number: '24500' }, { number: '24500' }], [{ number: 7 }], 'all'])
      expect((await refund(lines)).status).toBe(400)
    expect((await refund([{ number: '24500' }], 100)).status).toBe(400)
    expect((await refund([{ number: '24500' }])).body).toMatchObject({ refunded: { amount: 120 } })
    const back = 'SELECT sum(amount_cents) AS cents FROM test_gateway_refund'
    expect(await env.DB.prepare(back).first('cents')).toBe(480)
  })

  test('refunds piece by piece add up to the exact total', async () => {
    await paid()
    await env.DB.prepare('UPDATE order_line SET total_cents = 482').run()
    const amounts = []
    for (let piece = 0; piece < 4; piece += 1) {
      const lines = [{ number: '24500', quantity: 1 }]
      const { body } = await ops('POST', '/orders/10001/refund', { lines })
      amounts.push(body)
    }
    expect(amounts).toMatchObject([121, 120, 121, 120].map((amount) => ({ refunded: { amount } })))
  })

  test('of two simultaneous refunds of the same lines one is booked', async () => {
    await paid()
    const both = await Promise.all(
      [1, 2].map((quantity) =>
        ops('POST', '/orders/10001/refund', { lines: [{ number: '24500', quantity }] }),
      ),
    )
    const sent = both.filter(({ status }) => status === 200).length
    const books = 'SELECT refunded_cents FROM payment'
    const lines = 'SELECT sum(amount_cents) AS cents, count(*) AS n FROM refunded_line'
    expect(await env.DB.prepare(lines).first()).toEqual({
      cents: await env.DB.prepare(books).first('refunded_cents'),
      n: sent,
    })
  })

  test('of two simultaneous refunds one is sent', async () => {
    await paid()
    const both = await Promise.all(
      [500, 500].map((amountCents) => ops('POST', '/orders/10001/refund', { amountCents })),
    )
    const sent = both.filter(({ status }) => status === 200).length
    const back = 'SELECT sum(amount_cents) AS cents FROM test_gateway_refund'
    expect(await env.DB.prepare(back).first('cents')).toBe(sent * 500)
    const books = await env.DB.prepare('SELECT refunded_cents FROM payment').first('refunded_cents')
    expect(books).toBe(sent * 500)
  })

  test('the refund of a transfer is recorded for manual payment, and unpaid orders cannot be refunded', async () => {
    await anOrder(aClient(), 'prepayment')
    expect((await ops('POST', '/orders/10001/refund', { all: true })).status).toBe(409)
    await ops('POST', '/orders/10001/paid', { all: true })
    expect((await ops('POST', '/orders/10001/refund', { all: true })).body).toMatchObject({
      refunded: { by: 'hand' },
      order: { payment: { state: 'refunded' } },
    })
    for (const amountCents of [0, -5, 1.5, '1', 1e30])
      expect((await ops('POST', '/orders/10001/refund', { amountCents })).status).toBe(400)
  })

  test('a paid order is refunded before its cancellation, which restores the stock', async () => {
    const { shopper, placed } = await paid()
    expect((await ops('POST', '/orders/10001/cancel')).status).toBe(409)
    await ops('POST', '/orders/10001/refund', { amountCents: 100 })
    expect((await ops('POST', '/orders/10001/cancel')).status).toBe(409)
    await ops('POST', '/orders/10001/refund', { all: true })
    expect((await ops('POST', '/orders/10001/cancel')).body).toMatchObject({
      changed: true,
      order: { state: 'cancelled', payment: { state: 'refunded' } },
    })
    expect((await ops('POST', '/orders/10001/cancel')).body).toMatchObject({ changed: false })
    expect(await statesOf(shopper, placed)).toMatchObject({ order: 'cancelled' })
    expect(await stockOf('24500')).toBe(10)
    const told = "SELECT count(*) AS n FROM outbox WHERE kind = 'order-cancelled'"
    expect(await env.DB.prepare(told).first('n')).toBe(1)
  })
})
