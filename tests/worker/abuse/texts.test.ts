import { env } from 'cloudflare:workers'
import { beforeAll, expect, test, vi } from 'vitest'
import { aContentShop } from '#tests/worker/content/content-shop.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { aGuest, anAddress, anEmail, aRegistration } from '#tests/worker/backend/account/people.ts'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { z } from '#shared/schemas/zod.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { idOf, idOfText } from '#worker/backend/sql/ids.ts'
import { drainOutbox } from '#worker/backend/outbox/drain-outbox.ts'
import { logEvent } from '#worker/runtime/log.ts'

const ESCAPE = '\u001b[2J\u0000\u202E'
const OBEYED = /[^\P{Cc}\n]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

beforeAll(async () => {
  await stockShop([aBuckle('24600', { stock: 100 })])
})

const rowsOf = async (table: string) =>
  JSON.stringify((await env.DB.prepare(`SELECT * FROM ${table}`).all()).results)

/** The values of all text columns, because JSON escapes control characters. */
const textsIn = async (table: string) => {
  const { results } = await env.DB.prepare(`SELECT * FROM ${table}`).all()
  return results.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string'))
}

test('control characters in order texts are removed before they are stored', async () => {
  const name = `Eva${ESCAPE}`
  const { client } = await aGuest({
    firstName: name,
    billingAddress: anAddress({
      firstName: name,
      street: `Weg\r\n4${ESCAPE}`,
      city: `Ulm${ESCAPE}`,
    }),
  })
  const items = [{ id: idOfProduct('24600'), type: 'product', quantity: 2 }]
  await client.call('POST', '/checkout/cart/line-item', { items })
  await client.call('PATCH', '/context', { paymentMethodId: idOf('payment', 'prepayment') })
  const comment = `Bitte\r\nklingeln${ESCAPE}`
  const order = await client.ask(Order, 'POST', '/checkout/order', { customerComment: comment })
  const { comment: stored } = z
    .object({ comment: z.string() })
    .parse(await env.DB.prepare('SELECT comment FROM orders WHERE id = ?1').bind(order.id).first())
  expect(stored).toBe('Bitte\nklingeln[2J')
  expect(await rowsOf('customer_address')).toContain('Weg 4[2J')
  for (const table of ['customer', 'customer_address', 'orders'])
    for (const text of await textsIn(table)) expect(text).not.toMatch(OBEYED)
})

test.each(['\u200B', '\u200D\u200C', '\u3164', '\u2800', '\u00AD', '\u034F'])(
  'a registration with an invisible name or address is refused (%j)',
  async (unseen) => {
    const person = { firstName: unseen, lastName: unseen }
    const unseenAddress = { ...person, street: unseen, city: unseen }
    const registration = aRegistration({ ...person, billingAddress: anAddress(unseenAddress) })
    const { status, body } = await aClient().call('POST', '/account/register', registration)
    expect(status).toBe(400)
    for (const name of ['firstName', 'lastName', 'street', 'city'])
      expect(JSON.stringify(body)).toContain(`/${name}`)
  },
)

test('line breaks in withdrawals and inquiries do not add lines to mail subjects', async () => {
  const api = aClient()
  const subject = `Frage\r\nBcc: v@x.example${ESCAPE}`
  const contractNumber = `10001\r\nBcc: v@x.example${ESCAPE}`
  const email = anEmail()
  await api.call('POST', '/contact-form', { email, subject, comment: 'Hallo\nSie' })
  await api.call('POST', '/revocation-request-form', { email, contractNumber })
  const shop = aContentShop()
  const input = {
    name: `Eva${ESCAPE}`,
    orderNumber: contractNumber,
    email: anEmail(),
    lines: 'a\nb',
  }
  await shop.post('/vertrag-widerrufen', { ...input, step: 'confirm' })
  // Stores rows that were not sanitized.
  await env.DB.prepare(
    "UPDATE withdrawal SET order_number = '1' || char(13, 10, 27) || 'Bcc: x'",
  ).run()
  await env.DB.prepare('UPDATE outbox SET sent_at = NULL, mail = NULL, due_at = created_at').run()
  const subjects: string[] = []
  await drainOutbox({ ...env }, new Date(Date.now() + 60_000), async (mail) => {
    subjects.push(mail.subject)
    return { ok: true, value: 'sent' }
  })
  expect(subjects.length).toBeGreaterThan(3)
  const stored = await env.DB.prepare(
    "SELECT json_extract(mail, '$.subject') AS subject FROM outbox WHERE mail IS NOT NULL",
  ).all()
  const all = z.array(z.object({ subject: z.string() })).parse(stored.results)
  expect(all.length).toBeGreaterThan(3)
  for (const one of [...subjects, ...all.map((row) => row.subject)])
    expect(one).not.toMatch(/\p{Cc}/u)
  expect(await textsIn('inquiry')).toContain('Hallo\nSie')
})

test('the id of a withdrawal is derived from its text and not cached', () => {
  expect(idOfText('withdrawal', 'x')).toBe(idOf('withdrawal', 'x'))
  const remember = vi.spyOn(Map.prototype, 'set')
  const long = 'Meine Adresse '.repeat(100)
  idOfText('inquiry', 'Eva Muster')
  idOf('inquiry', long)
  expect(remember.mock.calls.filter(([key]) => /Eva|Adresse/.test(String(key)))).toEqual([])
  remember.mockRestore()
})

test('the log contains the path of an order page without its access code', () => {
  const written = vi.spyOn(console, 'log').mockImplementation(() => {})
  const code = 'AbCdEfGhIjKlMnOpQrStUvWxYzAbCdEf'
  logEvent('store-api-failed', { path: `/order/${code}`, kind: 'timeout' })
  logEvent('store-api-failed', {
    path: `/konto/bestellung/${code.replace('A', '4')}/zahlen`,
    kind: 'x',
  })
  // Leaves out the lines that count repetitions of earlier lines.
  const lines = written.mock.calls
    .map(([line]) => String(line))
    .filter((line) => !line.includes('"repeated"'))
  written.mockRestore()
  expect(lines[0]).toContain('"path":"/order/:id"')
  expect(lines[1]).toContain('"path":"/konto/bestellung/:id/zahlen"')
})
