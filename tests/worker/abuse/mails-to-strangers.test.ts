import { HOUR_MS } from '#shared/domain/durations.ts'
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { purgeExpiredData } from '#worker/backend/privacy/purge-expired-data.ts'
import { drainOutbox } from '#worker/backend/outbox/drain-outbox.ts'
import { aGuest, anEmail } from '#tests/worker/backend/account/people.ts'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { callFrom } from './login.ts'

const ADVERT = 'Kaufen Sie jetzt auf http://spam.example die beste Ware'

beforeAll(async () => {
  await stockShop([aBuckle('24800', { stock: 1000 }), aBuckle('Tee-100.B')])
})
beforeEach(async () => {
  await env.DB.batch(
    ['withdrawal', 'outbox'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
})

/** Response of a withdrawal from an IP address. */
const from = async (ip: string, path: string, body: object) =>
  (await callFrom(ip, path, body)).status

const withdraw = (ip: string, email: string, more: object = {}) =>
  from(ip, '/revocation-request-form', { email, contractNumber: '99999', ...more })

const Row = z.object({ due_at: z.string(), created_at: z.string(), mail: z.string().nullable() })
async function receipts(email?: string) {
  const { results } = await env.DB.prepare(
    `SELECT due_at, created_at, mail FROM outbox WHERE kind = 'withdrawal-received'
      AND recipient = coalesce(?1, recipient) ORDER BY created_at`,
  )
    .bind(email ?? null)
    .all()
  return z.array(Row).parse(results)
}
const isHeld = ({ due_at, created_at }: z.infer<typeof Row>) =>
  Date.parse(due_at) - Date.parse(created_at) > HOUR_MS / 2

async function orderedBy(): Promise<{ email: string; number: string }> {
  const { client, email } = await aGuest()
  const items = [{ id: idOfProduct('24800'), type: 'product', quantity: 2 }]
  await client.call('POST', '/checkout/cart/line-item', { items })
  await client.call('PATCH', '/context', { paymentMethodId: idOf('payment', 'prepayment') })
  const { orderNumber } = await client.ask(Order, 'POST', '/checkout/order', {})
  return { email, number: orderNumber ?? '' }
}

test('the withdrawal receipt to an unconfirmed address contains no free text of the sender', async () => {
  const email = anEmail()
  const said = { contractNumber: ADVERT, comment: ADVERT, firstName: 'http://spam.example' }
  expect(await withdraw('203.0.113.1', email, said)).toBe(200)
  const [receipt] = await receipts(email)
  expect(receipt?.mail).toContain('Ihr Widerruf')
  expect(receipt?.mail).toContain(email)
  expect(receipt?.mail).not.toContain('spam.example')
  expect(receipt?.mail).not.toContain('Kaufen')
})

test('the withdrawal receipt to an unconfirmed address contains the name and product numbers, but no URL', async () => {
  const email = anEmail()
  const comment = '24500, tee-100.b. Und 24800, siehe http://spam.example/12345678'
  await withdraw('203.0.113.8', email, { firstName: 'Käthe', lastName: "O'Brien-Löw", comment })
  const [receipt] = await receipts(email)
  expect(receipt?.mail).toMatch(/Käthe O(?:'|&#39;|&#x27;|’)Brien-Löw/)
  expect(receipt?.mail).toContain('Tee-100.B, 24800')
  expect(receipt?.mail).not.toContain('spam.example')
})

test('the withdrawal receipt to the buyer repeats the declaration word for word', async () => {
  const { email, number } = await orderedBy()
  const comment = 'Nur die Schnallen\nund das Band'
  await withdraw('203.0.113.2', email.toUpperCase(), { contractNumber: number, comment })
  const [receipt] = await receipts(email.toUpperCase())
  expect(receipt?.mail).toContain('und das Band')
  expect(receipt?.mail).toContain(number)
})

test('all of sixty withdrawals are stored, but few of their mails are sent at once', async () => {
  for (let times = 0; times < 60; times += 1)
    expect(await withdraw('203.0.113.3', anEmail('opfer'))).toBe(200)
  expect(await env.DB.prepare('SELECT count(*) AS n FROM withdrawal').first('n')).toBe(60)
  const all = await receipts()
  expect(all.filter((row) => !isHeld(row))).toHaveLength(20)
  // The queue sends a limited number of mails per hour.
  const last = all.map(({ due_at }) => Date.parse(due_at)).toSorted((a, b) => a - b)
  expect((last.at(-1) ?? 0) - (last[0] ?? 0)).toBeGreaterThan(1.9 * HOUR_MS)
  let sent = 0
  for (let hour = 1; hour < 4; hour += 1)
    for (let times = 0; times < 12; times += 1)
      await drainOutbox({ ...env }, new Date(Date.now() + hour * HOUR_MS + 60_000), async () => {
        sent += 1
        return { ok: true, value: 'sent' }
      })
  expect((await receipts()).every(({ mail }) => mail !== null)).toBe(true)
  expect(sent).toBeGreaterThanOrEqual(40)
})

test('the addresses of an IPv6 /48 count as one network', async () => {
  for (let times = 0; times < 21; times += 1)
    await withdraw(`2001:db8:6:${(times + 1).toString(16)}::1`, anEmail('opfer'))
  expect((await receipts()).filter(isHeld)).toHaveLength(1)
})

test('an IPv6 line counts as one network, and does not delay other networks', async () => {
  for (let times = 0; times < 21; times += 1)
    await withdraw(`2001:db8:5:6::${(times + 1).toString(16)}`, anEmail('opfer'))
  expect((await receipts()).filter(isHeld)).toHaveLength(1)
  const email = anEmail()
  await withdraw('2001:db8:9:7::1', email)
  expect((await receipts(email)).filter(isHeld)).toEqual([])
})

test('a buyer’s withdrawal receipt does not wait for a bot in the same network', async () => {
  const { email, number } = await orderedBy()
  for (let times = 0; times < 25; times += 1) await withdraw('203.0.113.4', anEmail('opfer'))
  await withdraw('203.0.113.4', email, { contractNumber: number })
  expect((await receipts(email)).filter(isHeld)).toEqual([])
})

test('one address receives five withdrawal receipts an hour from all networks together', async () => {
  const email = anEmail()
  for (let times = 0; times < 8; times += 1) {
    const code = await withdraw(`198.51.100.${times}`, email, {
      contractNumber: String(90_000 + times),
    })
    expect(code).toBe(200)
  }
  expect((await receipts(email)).filter(isHeld)).toHaveLength(3)
})

test('withdrawals without an order are shortened after the twentieth, and deleted after a year', async () => {
  const comment = 'x'.repeat(1_500)
  for (let times = 0; times < 25; times += 1)
    await withdraw('203.0.113.77', anEmail('opfer'), { comment: `${times} ${comment}` })
  const { email, number } = await orderedBy()
  await withdraw('203.0.113.77', email, { contractNumber: number, comment })
  const lengths = 'SELECT length(lines) AS n FROM withdrawal ORDER BY n'
  const { results } = await env.DB.prepare(lengths).all()
  expect(results.filter(({ n }) => n === 200)).toHaveLength(5)
  expect(results.filter(({ n }) => Number(n) >= 1_500)).toHaveLength(21)
  await purgeExpiredData(env.DB, new Date('2027-12-24T10:00:00Z'))
  const left = await env.DB.prepare('SELECT email FROM withdrawal').all()
  expect(left.results).toEqual([{ email }])
})
