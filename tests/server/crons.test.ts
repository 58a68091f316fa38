import { DAY_MS } from '#shared/domain/durations.ts'
import { expect, test } from 'vitest'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aShop, ask } from './test-shop.ts'

const BUCKLE = '24500'
const shop = aShop()
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const NAME = {
  firstName: 'Katrin',
  lastName: 'Sommerfeld',
  salutationId: idOf('salutation', 'mrs'),
}
const GUEST = {
  ...NAME,
  guest: true,
  email: 'katrin@example.org',
  accountType: 'private',
  acceptedDataProtection: true,
  billingAddress: {
    ...NAME,
    street: 'Elbhangstraße 27',
    zipcode: '01326',
    city: 'Dresden',
    countryId: idOf('country', 'DE'),
  },
}

/** A guest order of three buckles by prepayment. */
async function anUnpaidOrder(): Promise<void> {
  const headers = new Headers({
    'sw-access-key': EMBEDDED_ACCESS_KEY,
    'content-type': 'application/json',
  })
  const call = async (method: string, path: string, body: unknown) => {
    const url = `${shop().origin}/store-api${path}`
    const response = await ask(url, { method, headers, body: JSON.stringify(body) })
    expect(response.status, `${path}: ${await response.text()}`).toBe(200)
    headers.set('sw-context-token', response.headers.get('sw-context-token') ?? '')
  }
  const items = [{ type: 'product', referencedId: idOf('product', BUCKLE), quantity: 3 }]
  await call('POST', '/checkout/cart/line-item', { items })
  await call('POST', '/account/register', { ...GUEST, storefrontUrl: shop().origin })
  await call('PATCH', '/context', { paymentMethodId: idOf('payment', 'prepayment') })
  await call('POST', '/checkout/order', {})
}

test('the scheduled task sends an overdue mail', async () => {
  const db = await shop().database()
  await db.exec(
    "INSERT INTO outbox (id, kind, subject_id, locale, recipient, created_at, due_at, mail) VALUES ('overdue', 'order-confirmation', 'x', 'de', 'k@example.org', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '{\"subject\":\"s\",\"html\":\"h\",\"text\":\"t\"}')",
  )
  await shop().runCron()
  const sent = await db.prepare("SELECT sent_at FROM outbox WHERE id = 'overdue'").first('sent_at')
  expect(sent).toEqual(expect.any(String))
})

test('the scheduled task cancels an unpaid order and restores its stock', async () => {
  const db = await shop().database()
  const stock = () =>
    db.prepare('SELECT stock FROM product WHERE number = ?').bind(BUCKLE).first('stock')
  const before = Number(await stock())
  await anUnpaidOrder()
  expect(await stock()).toBe(before - 3)
  await shop().runCron(inDays(13))
  expect(await stock()).toBe(before - 3)
  await shop().runCron(inDays(15))
  expect(await stock()).toBe(before)
  expect(await db.prepare('SELECT state FROM orders').first('state')).toBe('cancelled')
})

test('a failing scheduled task is reported to its caller', async () => {
  const db = await shop().database()
  await db.exec('ALTER TABLE browser_report RENAME TO elsewhere')
  await expect(shop().runCron()).rejects.toThrow('exception')
  await db.exec('ALTER TABLE elsewhere RENAME TO browser_report')
  await shop().runCron()
})
