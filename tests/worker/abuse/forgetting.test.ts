import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { z } from '#shared/schemas/zod.ts'
import { purgeExpiredData } from '#worker/backend/privacy/purge-expired-data.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aCustomer, aGuest } from '#tests/worker/backend/account/people.ts'
import { aClient, type Client } from '#tests/worker/backend/sales/client.ts'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'

const Context = z.object({ customer: z.object({ id: z.string() }).nullable() })

beforeAll(async () => {
  await stockShop([aBuckle('24700', { stock: 1000 })])
})

/** The full hour after `days` days: the purge runs once an hour. */
const after = (days: number) =>
  new Date(Math.ceil((Date.now() + days * DAY_MS) / HOUR_MS) * HOUR_MS)

const count = async (table: string, where: string, value: string) =>
  env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where} = ?1`).bind(value).first('n')

const guestOf = async (client: Client) =>
  (await client.ask(Context, 'GET', '/context')).customer?.id ?? ''

async function order(client: Client): Promise<Order> {
  const items = [{ id: idOfProduct('24700'), type: 'product', quantity: 2 }]
  await client.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
  await client.call('PATCH', '/context', { paymentMethodId: idOf('payment', 'prepayment') })
  return client.ask(Order, 'POST', '/checkout/order', {})
}

test('the purge deletes guests without orders and their addresses, and preserves guests with orders', async () => {
  const { client: idle } = await aGuest()
  const { client: buyer } = await aGuest()
  const [idleId, buyerId] = [await guestOf(idle), await guestOf(buyer)]
  await order(buyer)
  await purgeExpiredData(env.DB, after(1))
  expect(await count('customer', 'id', idleId)).toBe(1)
  await purgeExpiredData(env.DB, after(2))
  expect(await count('customer', 'id', idleId)).toBe(0)
  expect(await count('customer_address', 'customer_id', idleId)).toBe(0)
  expect(await count('customer', 'id', buyerId)).toBe(1)
  // A deleted guest counts as a new visitor and can continue.
  expect(await guestOf(idle)).toBe('')
})

test('a guest whose session is in use is not purged', async () => {
  const { client } = await aGuest()
  const id = await guestOf(client)
  const before = new Date(Date.now() - 3 * DAY_MS).toISOString()
  await env.DB.prepare('UPDATE customer SET created_at = ?2 WHERE id = ?1').bind(id, before).run()
  expect(await guestOf(client)).toBe(id)
  await purgeExpiredData(env.DB, after(0))
  expect(await guestOf(client)).toBe(id)
})

test('deleting an account removes its address from mails and cancels unsent links', async () => {
  const { client, email } = await aCustomer()
  await client.call('POST', '/account/recovery-password', {
    email,
    storefrontUrl: 'https://shop.test',
  })
  await env.DB.prepare(
    "UPDATE outbox SET sent_at = NULL, due_at = '2999' WHERE recipient = ?1 AND kind LIKE '%recovery%'",
  )
    .bind(email)
    .run()
  expect(await count('outbox', 'recipient', email)).toBeGreaterThan(1)
  expect((await client.call('DELETE', '/account/customer')).status).toBe(204)
  const { results } = await env.DB.prepare('SELECT kind FROM outbox WHERE recipient = ?1')
    .bind(email)
    .all()
  // Only the notice about the deletion still has the address.
  expect(results).toEqual([{ kind: 'account-deleted' }])
})

test('contents and recipients of mails are deleted after a month', async () => {
  const { email } = await aCustomer()
  await purgeExpiredData(env.DB, after(29))
  expect(await count('outbox', 'recipient', email)).toBeGreaterThan(0)
  await purgeExpiredData(env.DB, after(31))
  expect(await count('outbox', 'recipient', email)).toBe(0)
  expect(
    await env.DB.prepare('SELECT count(*) AS n FROM outbox WHERE mail IS NOT NULL').first('n'),
  ).toBe(0)
})

test('the order code can neither pay nor cancel the order after a month', async () => {
  const { client } = await aGuest()
  const { id: orderId, deepLinkCode } = await order(client)
  const stranger = aClient()
  const cancel = () => stranger.refused('POST', '/order/state/cancel', { orderId, deepLinkCode })
  const old = new Date(Date.now() - 31 * DAY_MS).toISOString()
  await env.DB.prepare('UPDATE orders SET placed_at = ?2 WHERE id = ?1').bind(orderId, old).run()
  expect(await cancel()).toEqual([404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND'])
  const recent = new Date(Date.now() - 29 * DAY_MS).toISOString()
  await env.DB.prepare('UPDATE orders SET placed_at = ?2 WHERE id = ?1').bind(orderId, recent).run()
  const body = { orderId, deepLinkCode }
  expect((await stranger.call('POST', '/order/state/cancel', body)).status).toBe(200)
})
