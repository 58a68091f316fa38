import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, mailsTo } from '#tests/worker/backend/account/people.ts'
import { idOfProduct } from '#tests/worker/backend/sales/stock.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { purgeExpiredData } from '#worker/backend/privacy/purge-expired-data.ts'
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

beforeEach(soldOut)

describe('ending a stock alert', () => {
  test('a mail program can end a stock alert with one request, without a page', async () => {
    const { email } = await waitingFor('24500')
    const row = await env.DB.prepare('SELECT end_key FROM stock_alert').first()
    const path = `${FORM}/abbestellen?key=${String(row?.['end_key'])}`
    expect((await mailsTo(email))[0]?.text).toContain(path)
    const page = await aBrowser().get(path)
    expect(page.text).toContain('Benachrichtigung abbestellen')
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

  test('any of the mails’ links ends a stock alert, however often it was requested', async () => {
    const form = await filledIn('24500')
    for (let times = 0; times < 2; times += 1) {
      await aBrowser().post(FORM, form)
      const note = (await mailsTo(form.email)).at(-1)?.text ?? ''
      const [path = ''] = /\/wieder-da\/abbestellen\?key=\w+/.exec(note) ?? []
      expect((await aBrowser().get(path)).text).toContain('Benachrichtigung abbestellen')
      if (times === 0) continue
      expect((await aBrowser().post(path, {})).status).toBe(200)
      expect(await rows()).toEqual([])
    }
  })

  test('an unconfirmed stock alert is deleted, and a notified one after a month', async () => {
    const told = await waitingFor('70000')
    await runClock()
    const requested = await filledIn('24500')
    await aBrowser().post(FORM, requested)
    const hour = (days: number) =>
      new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + days * DAY_MS)
    await purgeExpiredData(env.DB, hour(8))
    expect(await rows()).toMatchObject([{ email: told.email, state: 'notified' }])
    await purgeExpiredData(env.DB, hour(32))
    expect(await rows()).toEqual([])
  })

  test('stock alerts are in the account’s data export and are deleted with the account', async () => {
    const { client, email } = await aCustomer()
    await waitingFor('24500', { email })
    expect(await client.call('POST', '/account/export', {})).toMatchObject({
      body: { stockAlerts: [{ productId: idOfProduct('24500') }] },
    })
    expect((await client.call('DELETE', '/account/customer')).status).toBe(204)
    expect(await rows()).toEqual([])
  })
})
