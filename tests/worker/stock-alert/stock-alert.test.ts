import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, anEmail, linkIn, mailsTo } from '#tests/worker/backend/account/people.ts'
import { ops } from '#tests/worker/backend/catalogue/ops.ts'
import { countedBindings } from '#tests/worker/backend/sales/counted-db.ts'
import { aBuckle, aFabric, idOfArticle, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { countingEnv } from '#tests/worker/counting-env.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { signedAt } from '#tests/worker/inquiry/signed-at.ts'
import { aBrowser, fieldsIn } from '#tests/worker/shopping/browser.ts'
import { forgetStale } from '#worker/backend/own-data/forget-stale.ts'
import { scheduled } from '#worker/backend/scheduled.ts'

const FORM = '/wieder-da'
const DAY_MS = 24 * 60 * 60 * 1000

type Changes = Readonly<Record<string, string>>

const filledIn = async (article: string, changes: Changes = {}) => ({
  article,
  email: anEmail(),
  quantity: '',
  acceptedDataProtection: '1',
  website: '',
  formToken: await signedAt(new Date(Date.now() - 60_000)),
  ...changes,
})

const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)
const runClock = () => scheduled({ ...env }, new Date())
const setStock = (number: string, stock: number) =>
  env.DB.prepare('UPDATE product SET stock = ?2 WHERE public_id = ?1')
    .bind(idOfArticle(number), stock)
    .run()

/** The only roll of the fabric, in sales units. */
const setRoll = (units: number) =>
  env.DB.prepare(
    "INSERT OR REPLACE INTO product_roll (id, product_id, units) VALUES ('r1', ?1, ?2)",
  )
    .bind(idOfArticle('70000'), units)
    .run()

/** Somebody who has asked and confirmed. */
async function waitingFor(article: string, changes: Changes = {}) {
  const form = await filledIn(article, changes)
  await aBrowser().post(FORM, form)
  const link = await linkIn(form.email, 'stock-alert-opt-in')
  await aBrowser().post(`${FORM}/bestaetigen`, link)
  return { ...form, link }
}

const rows = async () => {
  const { results } = await env.DB.prepare('SELECT email, state FROM stock_alert').all()
  return results
}

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle('24500', { stock: 0 }), aFabric('70000', { stock: 30 })])
})

test('while the backend fails, the form of an article is not “not found”', async () => {
  const browser = aBrowser(new Map(), countingEnv('DB').env)
  expect((await browser.get(`${FORM}?article=24500`)).status).toBe(502)
  expect((await browser.post(FORM, await filledIn('24500'))).status).toBe(502)
})

describe('who waits for an article', () => {
  test('is told once when it is here again, and not before the link of the mail was followed', async () => {
    const browser = aBrowser()
    const form = await filledIn('24500')
    const sent = await browser.post(FORM, form)
    expect([sent.status, sent.location]).toEqual([303, `${FORM}/gesendet`])
    expect((await browser.get(`${FORM}/gesendet`)).text).toContain('Sehen Sie in Ihr Postfach')
    await setStock('24500', 5)
    await runClock()
    expect(await kindsTo(form.email)).toEqual(['stock-alert-opt-in'])

    const link = await linkIn(form.email, 'stock-alert-opt-in')
    const page = await browser.get(`${FORM}/bestaetigen?${new URLSearchParams(link)}`)
    expect(page.status).toBe(200)
    expect(await rows()).toMatchObject([{ state: 'asked' }])
    const confirmed = await browser.post(`${FORM}/bestaetigen`, fieldsIn(page))
    expect([confirmed.status, confirmed.location]).toEqual([303, `${FORM}/bestaetigt`])
    await setStock('24500', 0)
    await runClock()
    await setStock('24500', 5)
    await runClock()
    await runClock()
    expect(await kindsTo(form.email)).toEqual(['stock-alert-opt-in', 'stock-alert'])
    const [, told] = await mailsTo(form.email)
    expect(told?.subject).toContain('Wieder da: Steckschnalle 24500')
    expect(told?.text).toContain('https://shop.test/steckschnalle/24500')
  })

  test('of a length is told when there is so much in one piece', async () => {
    const { email } = await waitingFor('70000', { quantity: '5 m' })
    await setStock('70000', 49)
    await runClock()
    expect(await kindsTo(email)).toEqual(['stock-alert-opt-in'])
    await setStock('70000', 50)
    await setRoll(30)
    await runClock()
    expect(await kindsTo(email)).toEqual(['stock-alert-opt-in'])
    await setRoll(50)
    await runClock()
    expect(await kindsTo(email)).toEqual(['stock-alert-opt-in', 'stock-alert'])
    expect((await mailsTo(email))[1]?.text).toMatch(/mindestens 5\sm/)
  })

  test('of cloth is not told while no piece is as long as the smallest purchase', async () => {
    const { email } = await waitingFor('70000')
    await env.DB.prepare('UPDATE stock_alert SET units = 1').run()
    await setRoll(4)
    await runClock()
    expect(await kindsTo(email)).toEqual(['stock-alert-opt-in'])
    await setRoll(5)
    await runClock()
    expect(await kindsTo(email)).toEqual(['stock-alert-opt-in', 'stock-alert'])
  })

  test('reads English where the page was English', async () => {
    const form = await filledIn('24500')
    await aBrowser().post('/en/back-in-stock', form)
    const [mail] = await mailsTo(form.email)
    expect(mail?.subject).toBe('Tell me when it is here again: Buckle 24500')
    expect(mail?.text).toContain('https://shop.test/en/back-in-stock/confirm?hash=')
  })

  test('gets the same answer and one mail more, known or not', async () => {
    const known = await waitingFor('24500')
    const before = await rows()
    const again = await aBrowser().post(FORM, await filledIn('24500', { email: known.email }))
    const stranger = await filledIn('24500')
    const unknown = await aBrowser().post(FORM, stranger)
    expect([again.status, again.location, again.text]).toEqual([
      unknown.status,
      unknown.location,
      unknown.text,
    ])
    expect(await kindsTo(known.email)).toEqual(['stock-alert-opt-in', 'stock-alert-opt-in'])
    expect(await kindsTo(stranger.email)).toEqual(['stock-alert-opt-in'])
    expect((await rows()).filter(({ email }) => email === known.email)).toEqual(before)
  })

  test('costs the shop as many round trips and statements as somebody new', async () => {
    const { email } = await waitingFor('24500')
    const costs = []
    for (const address of [email, anEmail()]) {
      const { bindings, counts } = countedBindings()
      const form = await filledIn('24500', { email: address })
      await aBrowser(new Map(), bindings).post(FORM, form)
      costs.push(counts)
    }
    expect(costs[0]).toEqual(costs[1])
  })

  test('ends it by one press in a mail program, without a page of ours', async () => {
    const { email } = await waitingFor('24500')
    const row = await env.DB.prepare('SELECT end_key FROM stock_alert').first()
    const path = `${FORM}/abbestellen?key=${String(row?.['end_key'])}`
    expect((await mailsTo(email))[0]?.text).toContain(path)
    const page = await aBrowser().get(path)
    expect(page.text).toContain('Keinen Bescheid schicken')
    expect(await rows()).toHaveLength(1)
    const headers = { origin: 'https://mail.test', 'sec-fetch-site': 'cross-site' }
    const pressed = await aBrowser().post(path, { 'List-Unsubscribe': 'One-Click' }, headers)
    expect(pressed.status).toBe(200)
    expect(await rows()).toEqual([])
    expect((await aBrowser().post(path, {}, headers)).status).toBe(404)
    await setStock('24500', 5)
    await runClock()
    expect(await kindsTo(email)).toEqual(['stock-alert-opt-in'])
  })

  test('ends it by the link of any of the mails, however often it was asked for', async () => {
    const form = await filledIn('24500')
    for (let times = 0; times < 2; times += 1) {
      await aBrowser().post(FORM, form)
      const note = (await mailsTo(form.email)).at(-1)?.text ?? ''
      const [path = ''] = /\/wieder-da\/abbestellen\?key=\w+/.exec(note) ?? []
      expect((await aBrowser().get(path)).text).toContain('Keinen Bescheid schicken')
      if (times === 0) continue
      expect((await aBrowser().post(path, {})).status).toBe(200)
      expect(await rows()).toEqual([])
    }
  })

  test.each([
    ['cut off', 'abc'],
    ['made up', '0'.repeat(32)],
  ])('finds a page behind a link that is %s', async (_, hash) => {
    const answer = await aBrowser().post(`${FORM}/bestaetigen`, { hash })
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('Dieser Link gilt nicht mehr')
  })

  test('may press the button twice, but not after seven days, nor once told', async () => {
    const { link } = await waitingFor('24500')
    const confirm = () => aBrowser().post(`${FORM}/bestaetigen`, link)
    expect((await confirm()).status).toBe(303)
    await setStock('24500', 5)
    await runClock()
    expect((await confirm()).status).toBe(404)

    const late = await filledIn('70000')
    await aBrowser().post(FORM, late)
    const old = new Date(Date.now() - 8 * DAY_MS).toISOString()
    await env.DB.prepare('UPDATE stock_alert SET asked_at = ?1 WHERE email = ?2')
      .bind(old, late.email)
      .run()
    const expired = await linkIn(late.email, 'stock-alert-opt-in')
    expect((await aBrowser().post(`${FORM}/bestaetigen`, expired)).status).toBe(404)
  })

  test('is forgotten when nobody confirms, and a month after having been told', async () => {
    const told = await waitingFor('70000')
    await runClock()
    const asked = await filledIn('24500')
    await aBrowser().post(FORM, asked)
    const hour = (days: number) =>
      new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + days * DAY_MS)
    await forgetStale(env.DB, hour(8))
    expect(await rows()).toMatchObject([{ email: told.email, state: 'told' }])
    await forgetStale(env.DB, hour(32))
    expect(await rows()).toEqual([])
  })

  test.each([
    ['no address', { email: '' }],
    ['no address that could be one', { email: '😀@' }],
    ['no consent', { acceptedDataProtection: '' }],
    ['a filled trap', { website: 'https://x.test' }],
    ['no quantity that could be one', { quantity: 'viel' }],
    ['less than nothing', { quantity: '-5' }],
    ['a token that was made up', { formToken: `abcdefgh.${'0'.repeat(64)}` }],
  ])('with %s is told what is wrong, and no mail is sent', async (_, changes) => {
    const answer = await aBrowser().post(FORM, await filledIn('70000', changes))
    expect(answer.status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('of an article that nobody knows finds no page', async () => {
    expect((await aBrowser().post(FORM, await filledIn('99999'))).status).toBe(404)
    expect((await aBrowser().get(`${FORM}?article=99999`)).status).toBe(404)
  })

  test('who asks again and again is told how long to wait', async () => {
    const email = anEmail()
    const answers = []
    for (let time = 0; time < 4; time += 1)
      answers.push(await aBrowser().post(FORM, await filledIn('24500', { email })))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 429])
  })

  test('is counted for operators by article, without a name or an address', async () => {
    const { email } = await waitingFor('70000', { quantity: '5 m' })
    await aBrowser().post(FORM, await filledIn('24500'))
    const listed = await ops('/stock-alerts')
    expect(listed).toMatchObject({
      articles: [
        { number: '70000', stock: 30, waiting: 1, unconfirmed: 0, told: 0, most: 50 },
        { number: '24500', stock: 0, waiting: 0, unconfirmed: 1, told: 0, most: 0 },
      ],
    })
    expect(JSON.stringify(listed)).not.toContain(email)
  })

  test('finds it in their data with an account, and nothing of it is left after the account', async () => {
    const { client, email } = await aCustomer()
    await waitingFor('24500', { email })
    expect(await client.call('POST', '/account/export', {})).toMatchObject({
      body: { stockAlerts: [{ productId: idOfArticle('24500') }] },
    })
    expect((await client.call('DELETE', '/account/customer')).status).toBe(204)
    expect(await rows()).toEqual([])
  })
})
