import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aClient } from './client.ts'
import { ops } from './ops.ts'
import { anOrder } from './paying.ts'
import { aBuckle, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

test.each([
  { amount: 15 },
  ...[-5, 0, 1.5].map((amountCents) => ({ amountCents })),
  { amountCents: null },
  {},
  { all: false },
  { all: true, amountCents: 100 },
  { all: true, lines: [{ number: '24500' }] },
  { lines: [{ number: '24500', pieces: 1 }] },
])('a refund with %j is refused', async (body) => {
  await anOrder(aClient(), 'prepayment', 1)
  await ops('POST', '/orders/10001/paid', { all: true })
  expect((await ops('POST', '/orders/10001/refund', body)).status).toBe(400)
  expect(await env.DB.prepare('SELECT refunded_cents AS n FROM payment').first('n')).toBe(0)
})

test('a dry run of a refund reports the amount and sends nothing', async () => {
  await anOrder(aClient(), 'prepayment', 1)
  await ops('POST', '/orders/10001/paid', { all: true })
  const { body } = await ops('POST', '/orders/10001/refund', { all: true, isDryRun: true })
  const total = await env.DB.prepare('SELECT amount_cents AS n FROM payment').first('n')
  expect(body).toMatchObject({ refunded: { amount: total } })
  expect(await env.DB.prepare('SELECT refunded_cents AS n FROM payment').first('n')).toBe(0)
})

test('only the exact total marks an order as paid', async () => {
  await anOrder(aClient(), 'prepayment', 1)
  const total = await env.DB.prepare('SELECT amount_cents AS n FROM payment').first<number>('n')
  const pay = (amountCents: number) => ops('POST', '/orders/10001/paid', { amountCents })
  expect((await pay(Number(total) - 1)).status).toBe(409)
  expect((await ops('POST', '/orders/10001/paid', {})).status).toBe(400)
  expect((await pay(Number(total))).body).toMatchObject({ changed: true })
})
