import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { aCatalogue } from '#tests/builders/import-records.ts'
import { anEmail, mailsTo } from '#tests/worker/backend/account/people.ts'
import { holdDate } from '#tests/worker/hold-date.ts'
import { importCatalogue, ops } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser, fieldsIn } from '#tests/worker/shopping/browser.ts'
import { purgeExpiredData } from '#worker/backend/privacy/purge-expired-data.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { signedAt } from './signed-at.ts'

const FORM = '/kontakt'
const QUESTION = 'Hält das auch <b>bei Regen</b>?'

holdDate()
beforeAll(async () => {
  await importCatalogue(aCatalogue())
})

beforeEach(async () => {
  await env.DB.batch(['inquiry', 'outbox'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
})

/** A valid inquiry form, shown a minute ago. */
async function filledIn(changes: Readonly<Record<string, string>> = {}) {
  return {
    name: 'Lena Vogel',
    email: anEmail(),
    phoneNumber: '',
    comment: QUESTION,
    acceptedDataProtection: '1',
    website: '',
    formToken: await signedAt(new Date(Date.now() - 60_000)),
    ...changes,
  }
}
const Listed = z.object({
  inquiries: z.array(z.looseObject({ id: z.string(), email: z.string(), comment: z.string() })),
})
const listed = async () => Listed.parse(await ops('/inquiries')).inquiries

test('the inquiry form marks only the fields that the shop requires', async () => {
  const optionalIn = async (bindings: object) => {
    const { text } = await aBrowser(new Map(), bindings).get(FORM)
    const labels = [...text.matchAll(/<label for="(\w+)">(.*?)<\/label>/gs)]
    return labels.flatMap(([, name, label]) => (label?.includes('freiwillig') ? [name] : []))
  }
  expect(await optionalIn({})).toEqual(['name', 'phoneNumber', 'website'])
  expect(await optionalIn({ CONTACT_REQUIRED: 'phone' })).toEqual(['name', 'website'])
})

test('a product question reaches operators by mail and command, and the sender gets a receipt', async () => {
  const form = await filledIn({ article: '70000' })
  const browser = aBrowser()
  const sent = await browser.post(FORM, form)
  expect([sent.status, sent.location]).toEqual([303, '/kontakt/gesendet'])
  expect((await browser.get('/kontakt/gesendet')).text).toContain(form.email)

  const [notice] = await mailsTo('hallo@ripstop.example')
  expect(notice?.text).toContain(QUESTION)
  expect(notice?.html).not.toContain('<b>bei Regen')
  const [receipt] = await mailsTo(form.email)
  expect(receipt?.text).toContain('70000')
  expect(receipt?.text).not.toContain('Regen')
  const [requested] = await listed()
  expect(await ops(`/inquiries/${requested?.id.slice(0, 8)}`)).toMatchObject({
    number: '70000',
    subject: 'Frage zu Artikel 70000 (Art.-Nr. 70000)',
    comment: QUESTION,
  })
})

test('a double click sends one inquiry', async () => {
  const form = await filledIn({ subject: 'Nadeln' })
  await aBrowser().post(FORM, form)
  expect((await aBrowser().post(FORM, form)).status).toBe(303)
  expect(await listed()).toHaveLength(1)
  expect(await mailsTo(form.email)).toHaveLength(1)
})

test.each([
  ['no address', { email: '' }, 400],
  ['no question', { comment: '  ' }, 400],
  ['no consent', { acceptedDataProtection: '' }, 400],
  ['a filled honeypot', { website: 'https://x.test' }, 400],
  ['a forged form token', { formToken: 'abcdefgh.' + '0'.repeat(64) }, 400],
])('an inquiry with %s is refused and keeps its input', async (_, changes, status) => {
  const form = await filledIn({ subject: 'Nadeln', comment: QUESTION, ...changes })
  const response = await aBrowser().post(FORM, form)
  expect(response.status).toBe(status)
  expect(fieldsIn(response)).toMatchObject({ name: 'Lena Vogel', subject: 'Nadeln' })
  expect(await listed()).toEqual([])
})

test('repeated inquiries have to wait', async () => {
  const form = await filledIn({ subject: 'Nadeln' })
  const responses = []
  for (const question of ['a', 'b', 'c', 'd'])
    responses.push(await aBrowser().post(FORM, { ...form, comment: question }))
  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 429])
  expect(responses[3]?.headers.get('retry-after')).toBe('30')
  expect(responses[3]?.text).toContain('30 Sekunden')
})

test('a Shopware client can send an inquiry', async () => {
  const body = { email: anEmail(), subject: 'Nadeln', comment: QUESTION, entityName: 'product' }
  const response = await aClient().call('POST', '/contact-form', {
    ...body,
    navigationId: idOf('product', '70000'),
  })
  expect(response).toMatchObject({ status: 200, body: { individualSuccessMessage: '' } })
  expect(await listed()).toMatchObject([{ email: body.email, number: '70000' }])
})

test('inquiries are deleted after a year', async () => {
  await aBrowser().post(FORM, await filledIn({ subject: 'Nadeln' }))
  const at = (days: number) => {
    const later = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    // The purge runs once an hour.
    later.setUTCMinutes(0, 0, 0)
    return later
  }
  await purgeExpiredData(env.DB, at(364))
  expect(await listed()).toHaveLength(1)
  await purgeExpiredData(env.DB, at(367))
  expect(await listed()).toEqual([])
})
