import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBuckle, stockShop } from '../backend/sales/stock.ts'
import { aBrowser, fieldsIn, type Browser } from './browser.ts'
import { filledCheckout, methodIn } from './checkout-form.ts'

const SESSION = '__Host-sw-context-token'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle('24500', { stock: 100 })])
})

/** The path of an order that a guest placed with this payment method. */
async function bought(browser: Browser, method = 'Vorkasse') {
  const form = await filledCheckout(browser)
  const paymentMethodId = methodIn(await browser.get('/checkout'), method)
  const saved = await browser.post('/checkout/save', { ...form, paymentMethodId })
  const { location } = await browser.post('/checkout/order', { ...fieldsIn(saved), terms: '1' })
  return location ?? ''
}

/** A guest whose session has ended, and who has the link of the order mail. */
async function aGuestLater() {
  const first = aBrowser()
  const path = await bought(first)
  const row = await env.DB.prepare('SELECT deep_link_code FROM orders').first()
  const later = aBrowser()
  const proof = { email: 'katrin@example.org', zipcode: '01099' }
  const opened = await later.post(`/order/${String(row?.['deep_link_code'])}`, proof)
  expect(opened.location).toBe(path)
  return { later, path }
}

const valueOf = async (query: string) =>
  Object.values((await env.DB.prepare(query).first()) ?? {})[0]
const stateOf = () => valueOf('SELECT state FROM orders')
const cancelMails = () => valueOf("SELECT count(*) FROM outbox WHERE kind = 'order-cancelled'")

test('a guest with the link of the mail cancels an order; its goods return to the stock', async () => {
  const { later, path } = await aGuestLater()
  expect((await later.get(path)).text).toContain(`href="${path}/cancel"`)
  const question = await later.get(`${path}/cancel`)
  expect(question.text).toMatch(/Die \d+,\d\d.€ müssen Sie dann nicht bezahlen/)
  expect(question.text).toContain('Haben Sie schon überwiesen?')
  expect(question.text).toMatch(/class="btn ink" href="[^"]*">Bestellung behalten/)
  expect(question.text).toContain('<button class="btn">Bestellung stornieren')
  const done = await later.post(`${path}/cancel`, {})
  expect(done.location).toBe(path)
  expect((await later.get(path)).text).toContain('Die Bestellung ist storniert.')
  expect(await stateOf()).toBe('cancelled')
  expect(await valueOf("SELECT stock FROM product WHERE number = '24500'")).toBe(100)
})

test('cancelling twice at once changes the stock once and sends one mail', async () => {
  const { later, path } = await aGuestLater()
  await Promise.all([later.copy().post(`${path}/cancel`, {}), later.post(`${path}/cancel`, {})])
  expect(await valueOf("SELECT stock FROM product WHERE number = '24500'")).toBe(100)
  expect(await cancelMails()).toBe(1)
  expect((await later.get(`${path}/cancel`)).location).toBe(path)
})

test.each([
  ["UPDATE payment SET state = 'paid'", 'paid'],
  ["UPDATE orders SET delivery_state = 'shipped', state = 'in_progress'", 'shipped'],
])(
  'after %s a guest is not offered the cancellation, and an old form is refused',
  async (change) => {
    const { later, path } = await aGuestLater()
    await env.DB.prepare(change).run()
    expect((await later.get(path)).text).not.toContain(`${path}/cancel`)
    expect((await later.get(`${path}/cancel`)).location).toBe(path)
    expect((await later.post(`${path}/cancel`, {})).location).toBe(path)
    expect((await later.get(path)).text).toContain('kann nicht mehr storniert werden')
    expect(await stateOf()).not.toBe('cancelled')
  },
)

test('the pass of one order gives no access to the actions of another', async () => {
  const { later } = await aGuestLater()
  const other = await bought(aBrowser())
  for (const path of [`${other}/cancel`, `${other}/reorder`]) {
    expect((await later.post(path, {})).status).toBe(404)
    expect((await aBrowser().post(path, {})).status).toBe(404)
  }
  const orderId = other.split('/').at(-1) ?? ''
  expect((await later.post('/checkout/payment', { orderId })).status).toBe(404)
  expect(await valueOf("SELECT count(*) FROM orders WHERE state = 'cancelled'")).toBe(0)
})

test('a pass with another order’s id or code gives no access', async () => {
  const { later, path } = await aGuestLater()
  const pass = later.cookies.get('__Host-order') ?? ''
  const other = await bought(aBrowser())
  const [mine = '', theirs = ''] = [path, other].map((one) => one.split('/').at(-1))
  later.cookies.set('__Host-order', pass.replace(mine, theirs))
  expect((await later.post(`${other}/cancel`, {})).status).toBe(404)
  later.cookies.set('__Host-order', pass.replace(/deepLinkCode%22%3A%22\w/, '$&x'))
  expect((await later.post(`${path}/cancel`, {})).status).toBe(404)
})

test('an action that another site posts is refused', async () => {
  const { later, path } = await aGuestLater()
  const posted = await later.post(`${path}/cancel`, {}, { origin: 'https://evil.example' })
  expect(posted.status).toBe(403)
  expect(await stateOf()).toBe('open')
})

test('a guest orders the same products again', async () => {
  const { later, path } = await aGuestLater()
  expect((await later.get(path)).text).toContain(`action="${path}/reorder"`)
  expect((await later.post(`${path}/reorder`, {})).location).toBe('/checkout/cart')
  const cart = await later.get('/checkout/cart')
  expect(cart.text).toContain('Die Artikel liegen wieder im Warenkorb.')
  expect(cart.text).toContain('Steckschnalle')
})

test('a guest changes the payment method, but not that of a cancelled order', async () => {
  const { later, path } = await aGuestLater()
  const { text } = await later.get(`${path}/unpaid`)
  const card = methodIn({ text } as never, 'Kreditkarte')
  const change = { orderId: path.split('/').at(-1) ?? '', paymentMethodId: card }
  expect((await later.post('/checkout/payment', change)).location).toBe(`${path}?pay=now`)
  await later.post(`${path}/cancel`, {})
  expect((await later.post('/checkout/payment', change)).location).toBe(`${path}/unpaid`)
  expect(await stateOf()).toBe('cancelled')
})

test('after 30 days the link of the mail gives no actions', async () => {
  const { later, path } = await aGuestLater()
  await env.DB.prepare("UPDATE orders SET placed_at = '2026-01-02T10:00:00.000Z'").run()
  expect((await later.post(`${path}/cancel`, {})).status).toBe(404)
  expect(later.cookies.has(SESSION)).toBe(false)
})

test('an order by prepayment begins with the bank details, each with a copy button', async () => {
  const browser = aBrowser()
  const { text } = await browser.get(await bought(browser))
  expect(text.indexOf('id="transfer"')).toBeLessThan(text.indexOf('class="timeline"'))
  expect(text).toMatch(/data-copy="[A-Z]{2}\d{20}"/)
  expect(text).toMatch(/data-copy="\d+,\d\d"/)
  expect(text.match(/<button[^>]*data-copy=[^>]*hidden=""/g)).toHaveLength(3)
})

test('an order for pick-up shows place and hours', async () => {
  const browser = aBrowser()
  const form = await filledCheckout(browser)
  const page = await browser.get('/checkout')
  const shippingMethodId = methodIn(page, 'pickup')
  const saved = await browser.post('/checkout/save', { ...form, shippingMethodId })
  const placed = await browser.post('/checkout/order', { ...fieldsIn(saved), terms: '1' })
  const { text } = await browser.get(placed.location ?? '')
  const place = /<section[^>]*aria-labelledby="pickup">.*?<\/section>/s.exec(text)?.[0]
  expect(place).toContain('Musterweg 7')
  expect(place).toContain('Dienstag bis Freitag')
  expect(text.indexOf('id="pickup"')).toBeLessThan(text.indexOf('class="timeline"'))
})
