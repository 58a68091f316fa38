import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { anEmail, linkIn, mailsTo } from '#tests/worker/backend/account/people.ts'
import { countedBindings } from '#tests/worker/backend/sales/counted-db.ts'
import { aBrowser, fieldsIn } from '#tests/worker/shopping/browser.ts'
import { purgeExpiredData } from '#worker/backend/privacy/purge-expired-data.ts'
import {
  aSubscriber,
  exported,
  filledIn,
  FORM,
  subscribers,
  withoutRecipients,
} from './subscribers.ts'
import { Mail } from '#worker/backend/tables/outbox.ts'

const END = '/newsletter-subscribe/unsubscribe'
const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(withoutRecipients)

const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)
const inOneHour = (ms: number) => new Date(Math.floor((Date.now() + ms) / 3_600_000) * 3_600_000)

test('a subscription starts only after the button behind the link in the mail is pressed', async () => {
  const browser = aBrowser()
  const form = await filledIn()
  const sent = await browser.post(FORM, form)
  expect([sent.status, sent.location]).toEqual([303, `${FORM}/sent`])
  expect((await browser.get(`${FORM}/sent`)).text).toContain('Bitte prüfen Sie Ihr Postfach')
  expect(await subscribers()).toEqual([])

  const link = await linkIn(form.email, 'newsletter-opt-in')
  const page = await browser.get(`${FORM}?${new URLSearchParams(link)}`)
  expect(page.status).toBe(200)
  expect(await subscribers()).toEqual([])
  const confirmed = await browser.post(`${FORM}/confirm`, fieldsIn(page))
  expect([confirmed.status, confirmed.location]).toEqual([303, `${FORM}/confirmed`])
  expect(await subscribers()).toEqual([form.email])
  expect(await kindsTo(form.email)).toEqual(['newsletter-opt-in', 'newsletter-welcome'])
})

test('page and mail of the newsletter are in the shopper’s language', async () => {
  const form = await filledIn()
  expect((await aBrowser().get(`/en${FORM}`)).text).toContain('Newsletter')
  await aBrowser().post(`/en${FORM}`, form)
  const [mail] = await mailsTo(form.email)
  expect(mail?.subject).toBe('Would you like to get the newsletter?')
  expect(mail?.text).toContain(`https://shop.test/en${FORM}?em=`)
})

test('the newsletter field in the footer opens the form with the address and sends no mail', async () => {
  const email = anEmail()
  const page = await aBrowser().post(FORM, { letter: email })
  expect(page.status).toBe(200)
  expect(fieldsIn(page)).toMatchObject({ email })
  expect(await mailsTo(email)).toEqual([])
})

test('subscribing a known address returns the same response; only the mail differs', async () => {
  const { email } = await aSubscriber()
  const known = await aBrowser().post(FORM, await filledIn({ email: email.toUpperCase() }))
  const unknown = await aBrowser().post(FORM, await filledIn())
  expect([known.status, known.location, known.text]).toEqual([
    unknown.status,
    unknown.location,
    unknown.text,
  ])
  expect(await kindsTo(email)).toContain('newsletter-subscribed')
  expect(await subscribers()).toEqual([email])
})

test('subscribing a known address needs as many round trips as a new one', async () => {
  const { email } = await aSubscriber()
  await aBrowser().post(FORM, await filledIn())
  const costs = []
  for (const address of [email, anEmail()]) {
    const { bindings, counts } = countedBindings()
    await aBrowser(new Map(), bindings).post(FORM, await filledIn({ email: address }))
    costs.push(counts.roundTrips)
  }
  expect(costs[0]).toBe(costs[1])
})

test('unsubscribing needs as many queries for a known address as for an unknown one', async () => {
  const { email } = await aSubscriber()
  const costs = []
  for (const address of [email, anEmail()]) {
    const { bindings, requested } = countedBindings()
    await aBrowser(new Map(), bindings).post(END, await filledIn({ email: address }))
    // The mail itself is sent after the response.
    const isBefore = (queries: readonly string[]) =>
      queries.some((sql) => sql.includes('newsletter_recipient'))
    costs.push(requested.filter(isBefore).length)
  }
  expect(costs).toEqual([2, 2])
})

test('the key in a newsletter unsubscribes in one round trip, also when used again', async () => {
  const { key } = await aSubscriber()
  for (const status of [200, 200]) {
    const { bindings, counts } = countedBindings()
    const pressed = await aBrowser(new Map(), bindings).post(`${END}?key=${key}`, {
      'List-Unsubscribe': 'One-Click',
    })
    expect([pressed.status, counts.roundTrips]).toEqual([status, 1])
  }
  expect(await subscribers()).toEqual([])
})

test.each([
  ['no address', { email: '' }],
  ['an invalid address', { email: '😀@' }],
  ['ten thousand characters', { email: `${'a'.repeat(10_000)}@mail.test` }],
  ['no consent', { acceptedDataProtection: '' }],
  ['a filled honeypot', { website: 'https://x.test' }],
  ['a forged form token', { formToken: `abcdefgh.${'0'.repeat(64)}` }],
])('a subscription with %s is refused', async (_, changes) => {
  const form = await filledIn(changes)
  expect((await aBrowser().post(FORM, form)).status).toBe(400)
  const { results } = await env.DB.prepare('SELECT id FROM outbox').all()
  expect(results).toEqual([])
})

test('repeated requests to subscribe or unsubscribe have to wait', async () => {
  const email = anEmail()
  const responses = []
  for (const path of [FORM, END, FORM, FORM])
    responses.push(await aBrowser().post(path, await filledIn({ email })))
  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 429])
  expect(responses[3]?.text).toContain('30 Sekunden')
})

test('a used, truncated, expired or foreign link gets a message', async () => {
  const { link } = await aSubscriber()
  const other = await filledIn()
  await aBrowser().post(FORM, other)
  const fresh = await linkIn(other.email, 'newsletter-opt-in')
  await env.DB.prepare('UPDATE newsletter_link SET created_at = ?1')
    .bind(new Date(Date.now() - 8 * DAY_MS).toISOString())
    .run()
  for (const wrong of [link, { ...link, hash: 'abc' }, fresh, { ...fresh, em: link.em ?? '' }]) {
    const page = await aBrowser().post(`${FORM}/confirm`, wrong)
    expect([page.status, page.text.includes('Dieser Link ist nicht mehr gültig')]).toEqual([
      404,
      true,
    ])
  }
  const cut = await aBrowser().get(`${FORM}?em=abc&hash=%F0%9F%98%80`)
  expect([cut.status, cut.text.includes('Dieser Link ist nicht mehr gültig')]).toEqual([404, true])
  expect(await subscribers()).toHaveLength(1)
})

test('a newsletter link unsubscribes in two steps, a mail program in one', async () => {
  const [first, second] = [await aSubscriber(), await aSubscriber()]
  const row = await env.DB.prepare(
    "SELECT mail FROM outbox WHERE recipient = ?1 AND kind = 'newsletter-welcome'",
  )
    .bind(second.email)
    .first('mail')
  const { headers } = Mail.parse(JSON.parse(String(row)))
  expect(headers).toMatchObject({
    'List-Unsubscribe': `<https://shop.test${END}?key=${second.key}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })

  const page = await aBrowser().get(`${END}?key=${first.key}`)
  expect(await subscribers()).toHaveLength(2)
  expect((await aBrowser().post(END, fieldsIn(page))).location).toBe(`${FORM}/unsubscribed`)
  expect(await subscribers()).toEqual([second.email])

  const strange = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
  const press = { 'List-Unsubscribe': 'One-Click' }
  const pressed = await aBrowser().post(`${END}?key=${second.key}`, press, strange)
  expect(pressed.status).toBe(200)
  expect(await subscribers()).toEqual([])
  const nobodys = await aBrowser().post(`${END}?key=${'0'.repeat(32)}`, press, strange)
  expect(nobodys.status).toBe(404)
})

test('another site cannot unsubscribe an address without the key', async () => {
  const { email } = await aSubscriber()
  const form = await filledIn({ email })
  const response = await aBrowser().post(END, form, { origin: 'https://elsewhere.example' })
  expect(response.status).toBe(403)
  expect(await subscribers()).toEqual([email])
})

test('unsubscribing by address reveals nothing, and the owner is notified', async () => {
  const { email } = await aSubscriber()
  const known = await aBrowser().post(END, await filledIn({ email }))
  const unknown = await aBrowser().post(END, await filledIn())
  expect([known.status, known.location]).toEqual([unknown.status, unknown.location])
  expect(await subscribers()).toEqual([])
  expect(await kindsTo(email)).toContain('newsletter-ended')
  const { results } = await env.DB.prepare(
    "SELECT id FROM outbox WHERE kind = 'newsletter-ended'",
  ).all()
  expect(results).toHaveLength(1)
})

test('a new subscription after unsubscribing needs a new confirmation', async () => {
  const { email, link } = await aSubscriber()
  await aBrowser().post(END, await filledIn({ email }))
  expect((await aBrowser().post(`${FORM}/confirm`, link)).status).toBe(404)
  await aBrowser().post(FORM, await filledIn({ email }))
  const again = await linkIn(email, 'newsletter-opt-in')
  expect((await aBrowser().post(`${FORM}/confirm`, again)).status).toBe(303)
  expect(await subscribers()).toEqual([email])
})

test('two simultaneous confirmations send one welcome mail', async () => {
  const form = await filledIn()
  await aBrowser().post(FORM, form)
  const link = await linkIn(form.email, 'newsletter-opt-in')
  await Promise.all([1, 2].map(() => aBrowser().post(`${FORM}/confirm`, link)))
  expect((await kindsTo(form.email)).filter((kind) => kind === 'newsletter-welcome')).toHaveLength(
    1,
  )
})

test('an unconfirmed subscription is deleted after a week, a confirmed one stays', async () => {
  const { email } = await aSubscriber()
  await aBrowser().post(FORM, await filledIn())
  await purgeExpiredData(env.DB, inOneHour(6 * DAY_MS))
  expect((await exported()).counts).toMatchObject({ optIn: 1, notSet: 1 })
  await purgeExpiredData(env.DB, inOneHour(9 * DAY_MS))
  expect((await exported()).counts).toMatchObject({ optIn: 1, notSet: 0 })
  expect(await subscribers()).toEqual([email])
})
