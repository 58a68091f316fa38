import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { aBuckle, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { messages } from '#shared/i18n/messages.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { filledCheckout } from '#tests/worker/shopping/checkout-form.ts'
import { drainOutbox } from '#worker/backend/outbox/drain-outbox.ts'
import {
  faultyBindings,
  holdTimeLimits,
  type RecordError,
  type PartCall,
} from './faulty-bindings.ts'

const ORDER = '/checkout/order'
const SUCCESS = /^\/checkout\/success\/[0-9a-f]{32}$/

beforeAll(() => stockShop([aBuckle('24500', { stock: 1_000 })]))
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  holdTimeLimits()
})
afterEach(() => void vi.restoreAllMocks())

/** The effects of orders: their number, the stock, mails and payments. */
async function books() {
  const row = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM orders) AS orders, (SELECT stock FROM product) AS stock,
       (SELECT count(*) FROM payment) AS payments, (SELECT count(*) FROM outbox) AS mails,
       (SELECT count(*) FROM outbox WHERE sent_at IS NULL) AS unsent`,
  ).first<Record<'orders' | 'stock' | 'payments' | 'mails' | 'unsent', number>>()
  if (!row) throw new Error('The database answers nothing')
  return row
}

/** Sends the order with failing calls, and once more without failures. */
async function orderWhile(error: (call: PartCall) => RecordError | null) {
  const { bindings, state } = faultyBindings()
  const browser = aBrowser(new Map(), bindings)
  // The number of mails to one unconfirmed address is limited.
  const form = await filledCheckout(browser, { email: `katrin${++guests}@example.org` })
  state.calls.length = 0
  state.fault = error
  const first = await browser.post(ORDER, form)
  const calls = [...state.calls]
  state.fault = () => null
  const second = await browser.post(ORDER, form)
  const page = await browser.get(second.location ?? '/nowhere')
  return { first, second, page, calls }
}

let guests = 0

type Wrong = (at: number) => (call: PartCall) => RecordError | null
const WAYS: Readonly<Record<string, Wrong>> = {
  refused: (at) => (call) => (call.number === at ? 'refused' : null),
  'executed without a response': (at) => (call) => (call.number === at ? 'lost' : null),
  'executed after the time limit': (at) => (call) => (call.number === at ? 'late' : null),
  'the last one before the worker dies': (at) => (call) => (call.number >= at ? 'refused' : null),
}

test.each(Object.entries(WAYS))(
  'if a call of an order is %s, sending it again causes exactly one order with its stock, payment and mails',
  async (_way, wrong) => {
    const { calls } = await orderWhile(() => null)
    expect(calls.length).toBeGreaterThan(5)
    for (const at of calls.keys()) {
      // Above some dozens an hour the shop gets one summary mail.
      await env.DB.prepare('DELETE FROM outbox').run()
      const before = await books()
      const { first, second, page } = await orderWhile(wrong(at))
      const told = [`${at}: ${JSON.stringify(calls[at])}`, first.status, first.location]
      // A failure is reported on a page that keeps the input; it never looks like success.
      if (first.status === 303) expect(first.location, told.join()).toMatch(SUCCESS)
      else expect([408, 409, 500, 502, 503, 504], told.join()).toContain(first.status)
      expect(second.location, told.join()).toMatch(SUCCESS)
      expect(page.status, told.join()).toBe(200)
      await drainOutbox({ ...env } as never, new Date(Date.now() + 10 * MINUTE_MS))
      const after = await books()
      expect(after, told.join()).toEqual({
        orders: before.orders + 1,
        stock: before.stock - 1,
        payments: before.payments + 1,
        mails: before.mails + 2,
        unsent: 0,
      })
    }
  },
)

test('an order is refused while the database is full, and succeeds afterwards', async () => {
  const before = await books()
  const { first, second, page } = await orderWhile(({ writes }) => (writes ? 'full' : null))
  expect(first.status).toBe(502)
  expect(first.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(first.text).toContain(`katrin${guests}@example.org`)
  expect([second.location, page.status]).toEqual([expect.stringMatching(SUCCESS), 200])
  expect(await books()).toMatchObject({ orders: before.orders + 1, stock: before.stock - 1 })
})

test('a cart survives the eviction of its Durable Object', async () => {
  const browser = aBrowser()
  const form = await filledCheckout(browser)
  const token = browser.cookies.get('__Host-sw-context-token') ?? ''
  await evictDurableObject(env.SHOPPER.get(env.SHOPPER.idFromName(token.slice(0, 16))))
  expect((await browser.get('/checkout/cart')).text).toContain('Steckschnalle 24500')
  expect((await browser.post(ORDER, form)).location).toMatch(SUCCESS)
})

test('a cart reports failing sessions and is complete again afterwards', async () => {
  const { bindings, state } = faultyBindings()
  const browser = aBrowser(new Map(), bindings)
  await filledCheckout(browser)
  for (const error of ['refused', 'late'] as const) {
    state.fault = ({ part }) => (part === 'SHOPPER' ? error : null)
    const page = await browser.get('/checkout/cart')
    // The page has started, so its main part reports the failure.
    expect(page.status).toBe(200)
    expect(page.text).toContain(
      messages('de')(error === 'late' ? 'errors.title408' : 'errors.title502'),
    )
    expect(page.text).toContain('<a class="btn ink" href="/checkout/cart">')
    state.fault = () => null
    expect((await browser.get('/checkout/cart')).text).toContain('Steckschnalle 24500')
  }
})

test('an order page does not return 404 while the database fails', async () => {
  const { bindings, state } = faultyBindings()
  const browser = aBrowser(new Map(), bindings)
  const { location } = await browser.post(ORDER, await filledCheckout(browser))
  state.fault = ({ part }) => (part === 'DB' ? 'refused' : null)
  expect((await browser.get(location ?? '')).status).toBe(502)
  state.fault = () => null
  expect((await browser.get(location ?? '')).status).toBe(200)
})
