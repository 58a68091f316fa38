import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBuckle, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { filledCheckout } from '#tests/worker/shopping/checkout-form.ts'
import { scheduled } from '#worker/backend/scheduled.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle('24500', { stock: 1_000 })])
})
afterEach(() => void vi.useRealTimers())

test.each([
  ['in the hour skipped by summer time', '2027-03-28T00:59:30Z'],
  ['right after the skipped hour', '2027-03-28T01:00:00Z'],
  ['in the first of the two repeated hours', '2027-10-31T00:30:00Z'],
  ['in the second of the two repeated hours', '2027-10-31T01:30:00Z'],
  ['on 29 February', '2028-02-29T12:00:00Z'],
  ['on 29 February, when it is March in Berlin', '2028-02-29T23:30:00Z'],
  ['at the end of a year', '2028-12-31T22:59:59Z'],
])('%s a shopper can read, order and get the mails', async (_moment, now) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const browser = aBrowser()
  expect((await browser.get('/steckschnalle/24500')).status).toBe(200)
  const { location } = await browser.post('/checkout/order', await filledCheckout(browser))
  const page = await browser.get(location ?? '/nowhere')
  expect(page.status).toBe(200)
  expect(page.text).not.toMatch(/Invalid Date|NaN|undefined/)
  await scheduled({ ...env } as never, new Date())
  const open = await env.DB.prepare('SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL')
  expect(await open.first('n')).toBe(0)
})
