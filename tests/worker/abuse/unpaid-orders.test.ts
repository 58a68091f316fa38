import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Order, TOO_MANY_UNPAID } from '#shared/schemas/store-api/order.ts'
import { purgeExpiredData } from '#worker/backend/privacy/purge-expired-data.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { scheduled } from '#worker/backend/scheduled.ts'
import { ADD, atTheButton, buckle, orderCount } from '#tests/worker/backend/sales/at-the-button.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { aBuckle, stockOf, stockShop } from '#tests/worker/backend/sales/stock.ts'

const NETWORK = '192.0.2.10'
const FEW = { PREPAYMENT_ORDERS: '3' }
const from = (ip: string) => aClient({ ip, bindings: { ...env, ...FEW } })

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle('24500', { stock: 60 })])
})

/** A shopper in front of the order button with a buckle in the cart. */
async function aBuyer(ip: string, payment = 'prepayment') {
  const client = from(ip)
  await atTheButton(client, { items: [[buckle, 1]], payment })
  return client
}

const order = async (ip: string, payment?: string) =>
  (await aBuyer(ip, payment)).call('POST', '/checkout/order', {})

test('the number of unpaid transfer orders per network is limited, even for simultaneous orders', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aBuyer(NETWORK)))
  const responses = await Promise.all(buyers.map((one) => one.call('POST', '/checkout/order', {})))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = await buyers[responses.findIndex(({ status }) => status !== 200)]?.refused(
    'POST',
    '/checkout/order',
    {},
  )
  expect(refused).toEqual([400, TOO_MANY_UNPAID])
  expect([await orderCount(), await stockOf('24500')]).toEqual([3, 57])
})

test('the limit of unpaid orders does not affect other networks', async () => {
  for (let times = 0; times < 3; times += 1) await order(NETWORK)
  expect((await order(NETWORK)).status).toBe(400)
  expect((await order('192.0.2.11')).status).toBe(200)
})

test('the limit of unpaid card orders is three times as high', async () => {
  for (let times = 0; times < 3; times += 1) await order(NETWORK)
  for (let times = 0; times < 6; times += 1) expect((await order(NETWORK, 'card')).status).toBe(200)
  expect((await order(NETWORK, 'card')).status).toBe(400)
  expect(await stockOf('24500')).toBe(51)
})

/** A shopper who picks up the goods and pays there. */
async function pickUp(ip: string) {
  const client = from(ip)
  await client.call('PATCH', '/context', { shippingMethodId: idOf('shipping', 'pickup') })
  await atTheButton(client, { items: [[buckle, 1]], payment: 'cash' })
  return client.call('POST', '/checkout/order', {})
}

test('a network can reserve goods for pick-up for a limited number of orders and 14 days', async () => {
  for (let times = 0; times < 3; times += 1) expect((await pickUp(NETWORK)).status).toBe(200)
  expect((await pickUp(NETWORK)).status).toBe(400)
  expect(await stockOf('24500')).toBe(57)
  await scheduled({ ...env }, new Date(Date.now() + 13.9 * DAY_MS))
  expect(await stockOf('24500')).toBe(57)
  await scheduled({ ...env }, new Date(Date.now() + 14.1 * DAY_MS))
  expect(await stockOf('24500')).toBe(60)
  const mails = "SELECT count(*) AS n FROM outbox WHERE kind = 'order-cancelled'"
  expect(await env.DB.prepare(mails).first('n')).toBe(3)
})

test('an order that was reminded still counts as unpaid', async () => {
  for (let times = 0; times < 3; times += 1) await order(NETWORK)
  await env.DB.prepare("UPDATE payment SET state = 'reminded'").run()
  expect((await order(NETWORK)).status).toBe(400)
})

test('a card order cannot become a transfer order beyond the limit', async () => {
  const buyer = await aBuyer(NETWORK, 'card')
  const { id: orderId } = await buyer.ask(Order, 'POST', '/checkout/order', {})
  for (let times = 0; times < 3; times += 1) await order(NETWORK, 'card')
  const change = { orderId, paymentMethodId: idOf('payment', 'prepayment') }
  expect((await buyer.refused('POST', '/order/payment', change))[0]).toBeGreaterThanOrEqual(400)
})

test('without client IPs no shopper is refused because of others', async () => {
  for (let times = 0; times < 5; times += 1) {
    const client = aClient({ bindings: { ...env, ...FEW, SHOP_TRUSTED_PROXY: '' } })
    await atTheButton(client, { items: [[buckle, 1]] })
    expect((await client.call('POST', '/checkout/order', {})).status).toBe(200)
  }
})

test('after the configured days unpaid orders release their goods and no longer count', async () => {
  await order(NETWORK)
  const env4 = { ...env, PREPAYMENT_DAYS: '4' }
  // Expired data is deleted in the first minute of an hour.
  const halfPast = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS / 2
  await scheduled(env4, new Date(halfPast + 3.9 * DAY_MS))
  expect(await stockOf('24500')).toBe(59)
  await scheduled(env4, new Date(halfPast + 4.1 * DAY_MS))
  expect(await stockOf('24500')).toBe(60)
  const whose = () => env.DB.prepare('SELECT placed_from FROM orders').first('placed_from')
  expect(await whose()).toMatch(/^[0-9a-f]{64}$/)
  await purgeExpiredData(env.DB, new Date('2026-12-24T10:00:00Z'))
  expect(await whose()).toBeNull()
})

test('a refused order leaves the cart unchanged', async () => {
  for (let times = 0; times < 3; times += 1) await order(NETWORK)
  const buyer = await aBuyer(NETWORK)
  await buyer.call('POST', '/checkout/order', {})
  const more = await buyer.call('POST', ADD, { items: [] })
  expect(JSON.stringify(more.body)).toContain(buckle)
})
