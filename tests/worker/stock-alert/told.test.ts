import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { linkIn, mailsTo } from '#tests/worker/backend/account/people.ts'
import { ops } from '#tests/worker/backend/catalogue/ops.ts'
import { idOfProduct } from '#tests/worker/backend/sales/stock.ts'
import { aBrowser, fieldsIn } from '#tests/worker/shopping/browser.ts'
import {
  FORM,
  filledIn,
  kindsTo,
  rows,
  runClock,
  setStock,
  soldOut,
  waitingFor,
} from './waiting.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The only roll of the fabric, in sales units. */
const setRoll = (units: number) =>
  env.DB.prepare(
    "INSERT OR REPLACE INTO product_roll (id, product_id, units) VALUES ('r1', ?1, ?2)",
  )
    .bind(idOfProduct('70000'), units)
    .run()

beforeEach(soldOut)

describe('stock alert mails', () => {
  test('a confirmed stock alert is mailed once when the product is back in stock', async () => {
    const browser = aBrowser()
    const form = await filledIn('24500')
    const sent = await browser.post(FORM, form)
    expect([sent.status, sent.location]).toEqual([303, `${FORM}/gesendet`])
    expect((await browser.get(`${FORM}/gesendet`)).text).toContain('Bitte prüfen Sie Ihr Postfach')
    await setStock('24500', 5)
    await runClock()
    expect(await kindsTo(form.email)).toEqual(['stock-alert-opt-in'])

    const link = await linkIn(form.email, 'stock-alert-opt-in')
    const page = await browser.get(`${FORM}/bestaetigen?${new URLSearchParams(link)}`)
    expect(page.status).toBe(200)
    expect(await rows()).toMatchObject([{ state: 'requested' }])
    const confirmed = await browser.post(`${FORM}/bestaetigen`, fieldsIn(page))
    expect([confirmed.status, confirmed.location]).toEqual([303, `${FORM}/bestaetigt`])
    await setStock('24500', 0)
    await runClock()
    await setStock('24500', 5)
    await runClock()
    await runClock()
    expect(await kindsTo(form.email)).toEqual(['stock-alert-opt-in', 'stock-alert'])
    const [, told] = await mailsTo(form.email)
    expect(told?.subject).toContain('Wieder lieferbar: Steckschnalle 24500')
    expect(told?.text).toContain('https://shop.test/steckschnalle/24500')
  })

  test('a stock alert for a length is mailed when one piece is long enough', async () => {
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

  test('a stock alert for cloth is not mailed while no piece reaches the minimum purchase', async () => {
    const { email } = await waitingFor('70000')
    await env.DB.prepare('UPDATE stock_alert SET units = 1').run()
    await setRoll(4)
    await runClock()
    expect(await kindsTo(email)).toEqual(['stock-alert-opt-in'])
    await setRoll(5)
    await runClock()
    expect(await kindsTo(email)).toEqual(['stock-alert-opt-in', 'stock-alert'])
  })

  test('a larger quantity applies once its mail is confirmed, not when it is requested', async () => {
    const { email } = await waitingFor('70000', { quantity: '2 m' })
    const units = () =>
      env.DB.prepare('SELECT units FROM stock_alert WHERE email = ?1').bind(email).first('units')
    await aBrowser().post(FORM, await filledIn('70000', { email, quantity: '5 m' }))
    expect(await units()).toBe(20)
    const link = await linkIn(email, 'stock-alert-opt-in')
    await aBrowser().post(`${FORM}/bestaetigen`, link)
    expect(await units()).toBe(50)
  })

  test('a stock alert for a product that is not on sale is not mailed', async () => {
    const { email } = await waitingFor('24500')
    await setStock('24500', 5)
    await env.DB.prepare('UPDATE product SET orderable = 0').run()
    await runClock()
    expect(await kindsTo(email)).toEqual(['stock-alert-opt-in'])
    await env.DB.prepare('UPDATE product SET orderable = 1').run()
    await runClock()
    expect(await kindsTo(email)).toEqual(['stock-alert-opt-in', 'stock-alert'])
  })

  test('a stock alert mail is in the language of the page', async () => {
    const form = await filledIn('24500')
    await aBrowser().post('/en/back-in-stock', form)
    const [mail] = await mailsTo(form.email)
    expect(mail?.subject).toBe('Please confirm: notification for Buckle 24500')
    expect(mail?.text).toContain('https://shop.test/en/back-in-stock/confirm?hash=')
  })

  test.each([
    ['truncated', 'abc'],
    ['forged', '0'.repeat(32)],
  ])('a stock alert link that is %s shows a page', async (_, hash) => {
    const response = await aBrowser().post(`${FORM}/bestaetigen`, { hash })
    expect(response.status).toBe(404)
    expect(response.text).toContain('Dieser Link ist nicht mehr gültig')
  })

  test('confirming a stock alert twice works, but not after seven days or after the mail', async () => {
    const { link } = await waitingFor('24500')
    const confirm = () => aBrowser().post(`${FORM}/bestaetigen`, link)
    expect((await confirm()).status).toBe(303)
    await setStock('24500', 5)
    await runClock()
    expect((await confirm()).status).toBe(404)

    const late = await filledIn('70000')
    await aBrowser().post(FORM, late)
    const old = new Date(Date.now() - 8 * DAY_MS).toISOString()
    await env.DB.prepare('UPDATE stock_alert SET requested_at = ?1 WHERE email = ?2')
      .bind(old, late.email)
      .run()
    const expired = await linkIn(late.email, 'stock-alert-opt-in')
    expect((await aBrowser().post(`${FORM}/bestaetigen`, expired)).status).toBe(404)
  })

  test('operators see stock alerts counted by product, without names and addresses', async () => {
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
})
