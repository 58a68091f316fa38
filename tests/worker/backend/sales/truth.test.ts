import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { orderById } from '#worker/backend/order/find-orders.ts'
import { shipOrder } from '#worker/backend/order/ship-order.ts'
import { isOutOfStock } from '#worker/backend/order/stock.ts'
import { pollProviders } from '#worker/backend/payments/poll-providers.ts'
import { remindUnpaidOrders } from '#worker/backend/payments/remind-unpaid-orders.ts'
import { settlePayment } from '#worker/backend/payments/settle-payment.ts'
import { refreshedOrder } from '#worker/backend/payments/start-payment.ts'
import { TEST_CARDS } from '#worker/backend/payment-providers/test-gateway/cards.ts'
import { scheduled } from '#worker/backend/scheduled.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { aClient, type Client } from './client.ts'
import { anOrder, payUrlOf, payWith, statesOf } from './paying.ts'
import { aBuckle, stockOf, stockShop } from './stock.ts'
import { Mail } from '#worker/backend/tables/outbox.ts'

const inMs = (ms: number) => new Date(Date.now() + ms)
const world = (at = new Date()) => ({ db: env.DB, vars: varsOf({ ...env }), at })
const mails = async (kind: string) => {
  const { results } = await env.DB.prepare('SELECT mail FROM outbox WHERE kind = ?')
    .bind(kind)
    .all()
  return results.map(({ mail }) => (mail === null ? null : Mail.parse(JSON.parse(String(mail)))))
}
const changeTo = (client: Client, orderId: string, method: string) =>
  client.call('POST', '/order/payment', { orderId, paymentMethodId: idOf('payment', method) })

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

test('an order is not shipped if its mail cannot be stored', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper, 'card')
  await payWith(await payUrlOf(shopper, placed), TEST_CARDS.paid)
  const order = await orderById(env.DB, placed.id)
  if (!order) throw new Error('There is no order')
  await env.DB.exec('ALTER TABLE outbox RENAME TO elsewhere')
  await expect(shipOrder(world(), order, null)).rejects.toThrow('outbox')
  await env.DB.exec('ALTER TABLE elsewhere RENAME TO outbox')
  expect(await shipOrder(world(), order, null)).toMatchObject({ ok: true })
  expect(await mails('order-shipped')).toHaveLength(1)
  expect(await shipOrder(world(), order, null)).toMatchObject({ error: 'already-shipped' })
})

test('operators are notified of each payment that must be refunded', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper)
  const first = await payUrlOf(shopper, placed)
  await payWith(first, TEST_CARDS.failed)
  const second = await payUrlOf(shopper, placed)
  await payWith(second, TEST_CARDS.failed)
  const third = await payUrlOf(shopper, placed)
  await payWith(third, TEST_CARDS.paid)
  const { results } = await env.DB.prepare(
    "SELECT provider_id AS id FROM payment WHERE state <> 'paid'",
  ).all()
  expect(results).toHaveLength(2)
  for (const { id } of results) {
    const money = { amount: 610, currency: 'EUR', refunded: 0, chargedBack: 0 }
    await settlePayment(world(), { providerId: String(id), status: 'paid', ...money })
  }
  expect(await mails('ops-refund-due')).toHaveLength(2)
})

test('an order that changes back to prepayment gets another reminder', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper, 'prepayment')
  await scheduled({ ...env }, inMs(8 * DAY_MS))
  expect(await mails('payment-reminder')).toHaveLength(1)
  await changeTo(shopper, placed.id, 'card')
  await changeTo(shopper, placed.id, 'prepayment')
  await scheduled({ ...env }, inMs(9 * DAY_MS))
  expect(await mails('payment-reminder')).toHaveLength(2)
})

test('only a negative stock counts as sold out, not other CHECK constraints', async () => {
  await anOrder(aClient(), 'prepayment')
  const failing = async (sql: string) =>
    env.DB.prepare(sql)
      .run()
      .catch((error: unknown) => error)
  expect(isOutOfStock(await failing('UPDATE product SET stock = -1'))).toBe(true)
  const others = ['UPDATE order_line SET quantity = 0', "UPDATE orders SET state = 'lost'"]
  for (const sql of others) {
    const error = await failing(sql)
    expect(String(error)).toContain('CHECK constraint failed')
    expect(isOutOfStock(error)).toBe(false)
  }
})

describe('the scheduled check of unpaid orders', () => {
  test('an unreadable order does not stop the check, and fails the scheduled task', async () => {
    const spoilt = await anOrder(aClient(), 'card', 2)
    const shopper = aClient()
    const placed = await anOrder(shopper, 'card', 3)
    await env.DB.prepare("UPDATE orders SET customer = '{}' WHERE id = ?").bind(spoilt.id).run()
    await expect(scheduled({ ...env }, inMs(61 * MINUTE_MS))).rejects.toThrow('chase-payments')
    expect((await statesOf(shopper, placed)).order).toBe('cancelled')
    expect(await stockOf('24500')).toBe(8)
  })

  test('a whole batch of unreadable orders does not block the others', async () => {
    const spoilt = await anOrder(aClient(), 'card')
    const copies = Array.from({ length: 60 }, (_, at) => `copy${String(at).padStart(3, '0')}`)
    await env.DB.batch(
      copies.flatMap((id, at) => [
        env.DB.prepare(
          `INSERT INTO orders (id, number, cart_id, customer_id, state, delivery_state, locale,
            placed_at, deep_link_code, customer, billing_address, shipping_address, price, delivery,
            total_cents) SELECT ?1, 90000 + ?2, ?1, customer_id, state, delivery_state, locale,
            placed_at, ?1, '{}', billing_address, shipping_address, price, delivery, total_cents
            FROM orders WHERE id = ?3`,
        ).bind(id, at, spoilt.id),
        env.DB.prepare(
          `INSERT INTO payment SELECT ?1, ?1, attempt, method, amount_cents, state, NULL, NULL, NULL,
            NULL, created_at, changed_at, 0, 0 FROM payment WHERE order_id = ?2`,
        ).bind(id, spoilt.id),
      ]),
    )
    const shopper = aClient()
    const placed = await anOrder(shopper, 'card', 3)
    await expect(remindUnpaidOrders(world(inMs(61 * MINUTE_MS)))).rejects.toThrow('60 orders')
    expect((await statesOf(shopper, placed)).order).toBe('cancelled')
  })

  test('an unreadable order does not prevent queries to providers about the others', async () => {
    const owner = aClient()
    const spoilt = await anOrder(owner, 'card')
    const shopper = aClient()
    const placed = await anOrder(shopper, 'card')
    await payUrlOf(owner, spoilt)
    await payUrlOf(shopper, placed)
    await env.DB.batch([
      env.DB.prepare("UPDATE test_gateway_payment SET status = 'paid'"),
      env.DB.prepare("UPDATE orders SET customer = '{}' WHERE id = ?").bind(spoilt.id),
    ])
    await expect(pollProviders(world(inMs(3 * MINUTE_MS)))).rejects.toThrow('1 payments')
    expect((await statesOf(shopper, placed)).payment).toBe('paid')
  })

  test('the check does not scan all orders', async () => {
    const requested: string[] = []
    const db = new Proxy(env.DB, {
      get: (target, name) =>
        name === 'prepare'
          ? (sql: string) => {
              requested.push(sql)
              return target.prepare(sql)
            }
          : Reflect.get(target, name),
    })
    await remindUnpaidOrders({ ...world(), db })
    const [sql = ''] = requested
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...Array.from({ length: new Set(sql.match(/\?\d+/g)).size }, () => ''))
      .all()
    const plan = results.map(({ detail }) => String(detail)).join('\n')
    expect(plan).toContain('orders_open')
    expect(plan).not.toMatch(/SCAN (?:o|p)$/m)
  })
})

test('a refreshed order contains a payment that was booked in the meantime', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper)
  const payUrl = await payUrlOf(shopper, placed)
  const before = await orderById(env.DB, placed.id)
  if (!before) throw new Error('There is no order')
  await payWith(payUrl, TEST_CARDS.paid)
  const after = await refreshedOrder(world(), before)
  expect([before.payments[0]?.state, after.payments[0]?.state]).toEqual(['open', 'paid'])
})

describe('changes of the payment method', () => {
  test('changing to a transfer sends the bank details and QR code by mail', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper, 'card')
    await changeTo(shopper, placed.id, 'prepayment')
    const [mail] = await mails('payment-changed')
    expect(mail?.subject).toBe('Neue Zahlungsart für Bestellung 10001')
    expect(mail?.text).toContain('Verwendungszweck: Ripstop 10001')
    expect(mail?.text).toContain('IBAN: DE00 0000 0000 0000 0000 00')
    expect(mail?.html).toContain(`src="cid:${mail?.attachments[0]?.contentId}"`)
  })

  test('choosing the same payment method again sends no mail', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper, 'card')
    await payWith(await payUrlOf(shopper, placed), TEST_CARDS.failed)
    await changeTo(shopper, placed.id, 'card')
    expect(await mails('payment-changed')).toEqual([])
  })
})

test('mails to operators do not ask them to contact the shop', async () => {
  await anOrder(aClient(), 'card')
  const [told] = await mails('ops-new-order')
  const [shopper] = await mails('order-confirmation')
  expect(told?.text).not.toContain('Antworten Sie einfach')
  expect(told?.html).not.toContain('Antworten Sie einfach')
  expect(shopper?.text).toContain('Antworten Sie einfach')
})
