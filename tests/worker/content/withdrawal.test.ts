import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { idOf } from '#worker/backend/sql/ids.ts'
import { withdrawalNotice, withdrawalReceipt } from '#worker/backend/withdrawal/withdrawal-mails.ts'
import { Vars } from '#worker/runtime/env.ts'
import { aContentShop } from './content-shop.ts'

const WORDS = {
  name: 'Erika Mustermann',
  orderNumber: '10023',
  lines: '2 × Leiterschnalle\nund das Gurtband',
  website: '',
}
/** Attempts are counted by address, so every test has its own. */
let declared = { ...WORDS, email: '' }
const FORM = '/vertrag-widerrufen'

const stored = async () => (await env.DB.prepare('SELECT * FROM withdrawal').all()).results
const mails = async () =>
  (await env.DB.prepare('SELECT kind, recipient, locale FROM outbox ORDER BY kind').all()).results

beforeEach(async () => {
  declared = { ...WORDS, email: `${crypto.randomUUID()}@example.org` }
  await env.DB.batch(
    ['withdrawal', 'outbox'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
})

test('every page links to the withdrawal form, which requests only what the law requires', async () => {
  const shop = aContentShop()
  expect((await shop.get('/gibt-es-nicht')).text).toContain(`href="${FORM}"`)
  const { status, text } = await shop.get(FORM)
  expect(status).toBe(200)
  for (const name of ['name', 'orderNumber', 'email', 'lines'])
    expect(text).toContain(`name="${name}"`)
  expect((await shop.get('/en/withdraw-from-contract')).text).toContain('Withdraw from contract')
})

test('a withdrawal is shown for confirmation before it counts', async () => {
  const { status, text } = await aContentShop().post(FORM, { ...declared, step: 'review' })
  expect(status).toBe(200)
  expect(text).toContain('Widerruf bestätigen')
  expect(text).toContain('Erika Mustermann')
  expect(await stored()).toEqual([])
})

test('a confirmed withdrawal is stored with its time, and receipt and notice are queued at once', async () => {
  const shop = aContentShop()
  const { status, headers } = await shop.post(FORM, { ...declared, step: 'confirm' })
  expect(status).toBe(303)
  expect(headers.get('location')).toBe('/vertrag-widerrufen/eingegangen')
  expect(await stored()).toEqual([
    expect.objectContaining({
      name: 'Erika Mustermann',
      email: declared.email,
      order_number: '10023',
      lines: '2 × Leiterschnalle\nund das Gurtband',
      locale: 'de',
      received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    }),
  ])
  expect(await mails()).toMatchObject([
    { kind: 'ops-withdrawal', recipient: 'hallo@ripstop.example' },
    { kind: 'withdrawal-received', recipient: declared.email, locale: 'de' },
  ])
})

test('the confirmation page of a withdrawal shows order, time and address', async () => {
  const shop = aContentShop()
  const { headers } = await shop.post('/en/withdraw-from-contract', {
    ...declared,
    step: 'confirm',
  })
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const { text } = await shop.get(headers.get('location') ?? '', { cookie })
  expect(text).toContain('Withdrawal from order 10023, received on')
  expect(text).toContain(declared.email)
})

test('confirming a withdrawal twice stores one and sends one receipt', async () => {
  const shop = aContentShop()
  await shop.post(FORM, { ...declared, step: 'confirm' })
  await shop.post(FORM, { ...declared, email: declared.email.toUpperCase(), step: 'confirm' })
  expect(await stored()).toHaveLength(1)
  expect(await mails()).toHaveLength(2)
})

test('invalid fields of a withdrawal are reported, and no input is lost', async () => {
  const bad = { ...declared, email: 'erika@', orderNumber: ' ', step: 'confirm' }
  const { status, text } = await aContentShop().post(FORM, bad)
  expect(status).toBe(400)
  expect(text).toMatch(/id="email"[^>]*aria-invalid="true"/)
  expect(text).toMatch(/id="orderNumber"[^>]*aria-invalid="true"/)
  expect(text).toContain('value="Erika Mustermann"')
  expect(text).toContain('und das Gurtband</textarea>')
  expect(await stored()).toEqual([])
})

test('a filled honeypot is reported, and the withdrawal is still possible', async () => {
  const shop = aContentShop()
  const trapped = await shop.post(FORM, { ...declared, website: 'https://x.test', step: 'confirm' })
  expect(trapped.status).toBe(400)
  expect(trapped.text).toContain('Dieses Feld muss leer bleiben')
  expect(await stored()).toEqual([])
  expect((await shop.post(FORM, { ...declared, step: 'confirm' })).status).toBe(303)
})

test('markup in a withdrawal is escaped', async () => {
  const { text } = await aContentShop().post(FORM, { ...declared, name: '<img src=x onerror=1>' })
  expect(text).not.toContain('<img src=x')
  expect(text).toContain('&lt;img src=x')
})

test('any number of withdrawals from one address is accepted and stored', async () => {
  const shop = aContentShop()
  for (const orderNumber of ['1', '2', '3', '4', '5', '6', '7']) {
    const { status } = await shop.post(FORM, { ...declared, orderNumber, step: 'confirm' })
    expect(status).toBe(303)
  }
  expect(await stored()).toHaveLength(7)
})

test('the Store API accepts a withdrawal and reports every invalid field', async () => {
  const shop = aContentShop()
  const refused = await shop.storeApi('/revocation-request-form', { email: 'x', comment: 7 })
  expect(refused.status).toBe(400)
  const pointers = refused.body.errors.map((error: { source: object; code: string }) => [
    error.source,
    error.code,
  ])
  expect(pointers).toEqual([
    [{ pointer: '/email' }, 'VIOLATION::INVALID_FORMAT_ERROR'],
    [{ pointer: '/contractNumber' }, 'VIOLATION::IS_BLANK_ERROR'],
    [{ pointer: '/comment' }, 'VIOLATION::INVALID_TYPE_ERROR'],
  ])
  const taken = await shop.storeApi(
    '/revocation-request-form',
    { email: 'kim@example.org', contractNumber: '10024' },
    { 'sw-language-id': idOf('language', 'en-GB') },
  )
  expect(taken.status).toBe(200)
  expect(await stored()).toMatchObject([{ order_number: '10024', locale: 'en', name: '' }])
})

test('withdrawals are listed newest first, for operators only', async () => {
  const shop = aContentShop()
  await shop.post(FORM, { ...declared, step: 'confirm' })
  const listed = await shop.get('/_ops/withdrawals', {
    authorization: `Bearer ${env.OPS_SECRET}`,
  })
  expect(JSON.parse(listed.text).withdrawals).toMatchObject([
    { orderNumber: '10023', email: declared.email, name: 'Erika Mustermann' },
  ])
  expect((await shop.get('/_ops/withdrawals')).status).toBe(401)
})

test('the withdrawal receipt contains the declaration with date and time, in the form’s language', async () => {
  const shop = aContentShop()
  await shop.post(FORM, { ...declared, step: 'confirm' })
  const row = await env.DB.prepare('SELECT id FROM withdrawal').first<{ id: string }>()
  const at = '2026-11-20T11:40:00.000Z'
  await env.DB.prepare('UPDATE withdrawal SET received_at = ?1').bind(at).run()
  const desk = { db: env.DB, vars: Vars.parse(env), at: new Date(at) }
  const german = await withdrawalReceipt(desk, row?.id ?? '', 'de')
  expect(german?.subject).toBe('Ihr Widerruf zur Bestellung 10023')
  expect(german?.text).toContain('am 20. November 2026 um 12:40 Uhr')
  // The address has no order, so free text is stored but not mailed to it.
  expect(german?.text).toContain('Name: Erika Mustermann')
  for (const input of ['Leiterschnalle', 'Gurtband']) expect(german?.text).not.toContain(input)
  expect(german?.text).toContain('Bestellnummer: 10023')
  const english = await withdrawalReceipt(desk, row?.id ?? '', 'en')
  expect(english?.text).toContain('on 20 November 2026 at 12:40')
  expect(english?.html).toContain(declared.email)
})

test('the notice to operators reports the received withdrawal, without the customer’s wording', async () => {
  await aContentShop().post(FORM, { ...declared, step: 'confirm' })
  const row = await env.DB.prepare('SELECT id FROM withdrawal').first<{ id: string }>()
  const desk = { db: env.DB, vars: Vars.parse(env), at: new Date() }
  const notice = await withdrawalNotice(desk, row?.id ?? '', 'de')
  expect(notice?.text).toMatch(/^Am .* ist ein Widerruf eingegangen\. Er lautet:/)
  expect(notice?.text).toContain('und das Gurtband')
  expect(notice?.text).not.toContain('Ihre Widerrufserklärung')
})
