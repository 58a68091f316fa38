import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aClient } from './client.ts'
import { anOrder, statesOf, visit } from './paying.ts'
import { aBuckle, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

async function ops(method: string, path: string, body?: unknown, secret = env.OPS_SECRET) {
  const answer = await visit(
    new Request(`https://shop.test/_ops${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  )
  return { status: answer.status, body: await answer.json() }
}

test('operators see the latest orders and what to pack', async () => {
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

test('a transfer is noted once, then the parcel goes and the shopper hears of both', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper, 'prepayment')
  expect((await ops('POST', '/orders/10001/shipped', {})).status).toBe(409)
  expect((await ops('POST', '/orders/10001/paid')).body).toMatchObject({
    changed: true,
    order: { payment: { method: 'prepayment', state: 'paid' } },
  })
  expect((await ops('POST', '/orders/10001/paid')).body).toMatchObject({ changed: false })
  const shipment = { trackingCode: ' 00340434 ' }
  expect((await ops('POST', '/orders/10001/shipped', shipment)).body).toMatchObject({
    changed: true,
    order: { state: 'completed', delivery: 'shipped' },
  })
  expect((await ops('POST', '/orders/10001/shipped', {})).body).toMatchObject({ changed: false })
  expect(await statesOf(shopper, placed)).toMatchObject({ order: 'completed', payment: 'paid' })
  const { results } = await env.DB.prepare(
    `SELECT kind, mail ->> 'text' AS text FROM outbox
      WHERE kind IN ('payment-received', 'order-shipped') ORDER BY kind`,
  ).all()
  expect(results.map(({ kind }) => kind)).toEqual(['order-shipped', 'payment-received'])
  expect(results[0]?.['text']).toContain('00340434')
})

test('an invoice goes out with the goods, cash changes hands at the door', async () => {
  const shopper = aClient()
  await shopper.call('PATCH', '/context', { shippingMethodId: await idOfMethod('pickup') })
  await anOrder(shopper, 'cash')
  expect((await ops('POST', '/orders/10001/shipped', {})).body).toMatchObject({
    order: { state: 'in_progress', delivery: 'shipped' },
  })
  expect((await ops('POST', '/orders/10001/paid')).body).toMatchObject({
    order: { state: 'completed', payment: { state: 'paid' } },
  })
})

test('nobody else gets in, and unknown orders are unknown', async () => {
  await anOrder(aClient())
  expect((await ops('GET', '/orders', undefined, 'guessed')).status).toBe(401)
  for (const number of ['10002', 'x', '1e9', '-1'])
    expect((await ops('GET', `/orders/${number}`)).status).toBe(404)
  expect((await ops('POST', '/orders/10009/paid')).status).toBe(404)
  expect((await ops('POST', '/orders/10001/shipped', { trackingCode: 7 })).status).toBe(400)
})

async function idOfMethod(key: string): Promise<unknown> {
  return env.DB.prepare('SELECT public_id FROM shipping_method WHERE key = ?')
    .bind(key)
    .first('public_id')
}
