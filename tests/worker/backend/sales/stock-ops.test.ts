import { Buffer } from 'node:buffer'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/domain/durations.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aClient } from './client.ts'
import { anOrder, visit } from './paying.ts'
import { aBuckle, aFabric, stockOf, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([
    aBuckle(),
    aFabric('70000', { stock: 400, rolls: [300, 100] }),
    aBuckle('50000', { unit: 'download', stock: null }),
  ])
})

async function ops(path: string, body?: unknown) {
  const response = await visit(
    new Request(`https://shop.test/_ops${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${env.OPS_SECRET}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  )
  return { status: response.status, body: await response.json() }
}

const set = (number: string, requested: object) =>
  ops(`/stock/${number}`, { rolls: [], reason: 'counted', ...requested })

describe('stock set by operators', () => {
  test('a stock set by operators applies from then on, and its reason is stored', async () => {
    expect((await ops('/stock/24500')).body).toMatchObject({ stock: 10, unitsPer: 1, rolls: [] })
    const { status, body } = await set('24500', { seen: 10, stock: 3, reason: 'seven were broken' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      stock: 3,
      corrections: [{ before: 10, after: 3, reason: 'seven were broken' }],
    })
    const order = await anOrder(aClient(), 'prepayment', 4)
    expect(order.lineItems[0]?.quantity).toBe(3)
    expect(await stockOf('24500')).toBe(0)
  })

  test('a new stock of metre goods contains its rolls', async () => {
    const { body } = await set('70000', { seen: 400, stock: 325, rolls: [125, 200] })
    expect(body).toMatchObject({ stock: 325, rolls: [200, 125], unitsPer: 10 })
    expect((await set('70000', { seen: 325, stock: 0 })).body).toMatchObject({ rolls: [] })
  })

  test.each([
    ['24500', { seen: 9, stock: 5 }, 'has changed meanwhile'],
    ['24500', { seen: 10, stock: 5, rolls: [5] }, 'has no rolls'],
    ['70000', { seen: 400, stock: 300 }, 'Name their lengths'],
    ['70000', { seen: 400, stock: 300, rolls: [100] }, 'do not add up'],
    ['50000', { seen: 0, stock: 5 }, 'is unlimited'],
  ])('setting the stock of %s is refused with %j', async (number, requested, reason) => {
    const { status, body } = await set(number, requested)
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining(reason)])
    const query = 'SELECT count(*) AS count FROM stock_correction'
    expect(await env.DB.prepare(query).first('count')).toBe(0)
  })

  test('setting a stock requires a product, a reason and a whole number', async () => {
    expect((await set('99999', { seen: 1, stock: 1 })).status).toBe(404)
    for (const wrong of [{ reason: ' ' }, { stock: -1 }, { stock: 1.5 }, { rolls: [0] }])
      expect((await set('24500', { seen: 10, stock: 1, ...wrong })).status).toBe(400)
  })

  test('two simultaneous stock counts change the stock once', async () => {
    const both = await Promise.all([
      set('24500', { seen: 10, stock: 7 }),
      set('24500', { seen: 10, stock: 5 }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('the documents of a day are one PDF file, each with its own page numbers', async () => {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
  expect((await ops(`/papers/print?day=${today}`)).status).toBe(404)
  await anOrder(aClient(), 'prepayment')
  await ops('/orders/10001/paid', { all: true })
  await ops('/orders/10001/shipped', {})
  const { body } = await ops(`/papers/print?day=${today}`)
  expect(body).toMatchObject({ papers: 2 })
  const { base64 } = body as { base64: string }
  const file = Buffer.from(base64, 'base64').toString('latin1')
  expect(file).toMatch(/^%PDF-1\.7/)
  expect(file).toContain('/Count 2')
  expect((await ops(`/papers/print?day=${today}&kind=invoice`)).body).toMatchObject({ papers: 1 })
  for (const wrong of ['', '?day=today', `?day=${today}&kind=letter`])
    expect((await ops(`/papers/print${wrong}`)).status).toBe(400)
})

test('the documents of a day are complete, even after a busy day before', async () => {
  await anOrder(aClient(), 'prepayment')
  await ops('/orders/10001/paid', { all: true })
  const older = Array.from({ length: 101 }, (_, at) => `older${String(at).padStart(3, '0')}`)
  const yesterday = new Date(Date.now() - DAY_MS)
  await env.DB.batch(
    older.flatMap((id, at) => [
      env.DB.prepare(
        `INSERT INTO orders (id, number, cart_id, customer_id, state, delivery_state, locale,
          placed_at, deep_link_code, customer, billing_address, shipping_address, price, delivery,
          total_cents) SELECT ?1, 100 + ?2, ?1, customer_id, state, delivery_state, locale,
          placed_at, ?1, customer, billing_address, shipping_address, price, delivery, total_cents
          FROM orders WHERE number = 10001`,
      ).bind(id, at),
      env.DB.prepare(
        `INSERT INTO payment SELECT ?1, ?1, attempt, method, amount_cents, 'open', NULL, NULL, NULL,
          NULL, created_at, changed_at, 0, 0 FROM payment p
          JOIN orders o ON o.id = p.order_id WHERE o.number = 10001`,
      ).bind(id),
      env.DB.prepare(
        `INSERT INTO document (id, order_id, kind, number, amount_cents, made_at, deep_link_code)
          VALUES (?1, ?1, 'delivery_note', 100 + ?2, 0, ?3, ?1)`,
      ).bind(id, at, yesterday.toISOString()),
    ]),
  )
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
  expect((await ops(`/papers/print?day=${today}`)).body).toMatchObject({ papers: 1 })
  const day = yesterday.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
  expect((await ops(`/papers/print?day=${day}`)).status).toBe(409)
})
