import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBuckle, stockOf, stockShop } from '../backend/sales/stock.ts'
import { aBrowser, fieldsIn } from './browser.ts'
import { filledCheckout, methodIn } from './checkout-form.ts'

const ORDER = '/checkout/order'
const SUCCESS = /^\/checkout\/success\/[0-9a-f]{32}$/

const ordersPlaced = async () => {
  const { results } = await env.DB.prepare('SELECT id FROM orders').all()
  return results.length
}

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

describe('placing orders', () => {
  test('an order page shows the buyer’s reference', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser, { ripstop_reference: ' KST 4711 / مرجع 🧵 ' })
    const { location } = await browser.post(ORDER, form)
    const { text } = await browser.get(location ?? '')
    expect(text).toContain('Ihre Bestellnummer')
    expect(text).toContain('KST 4711 / مرجع 🧵')
    const row = await env.DB.prepare('SELECT texts FROM orders').first()
    expect(row).toEqual({ texts: '{"reference":"KST 4711 / مرجع 🧵"}' })
  })

  test('a form shown again preserves the reference; one longer than 50 characters is refused', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser, { terms: '', ripstop_reference: 'KST 4711' })
    expect(fieldsIn(await browser.post(ORDER, form))['ripstop_reference']).toBe('KST 4711')
    const long = { ...form, terms: '1', ripstop_reference: 'x'.repeat(51) }
    expect((await browser.post(ORDER, long)).status).toBe(400)
    expect(await ordersPlaced()).toBe(0)
  })

  test.each([
    ['Bo', 'Li'],
    ['伟', '王'],
    ['Ó', 'Ng'],
  ])('an order of %s %s is placed if the shop allows short names', async (firstName, lastName) => {
    const named = { 'billingAddress.firstName': firstName, 'billingAddress.lastName': lastName }
    const browser = aBrowser(new Map(), { NAME_MIN_LENGTH: '1' })
    const { location } = await browser.post(ORDER, await filledCheckout(browser, named))
    expect(location).toMatch(SUCCESS)
    expect((await browser.get(location ?? '')).text).toContain(`${firstName} ${lastName}`)
  })

  test('a name of two characters is refused by default', async () => {
    const browser = aBrowser()
    const named = { 'billingAddress.firstName': 'Bo' }
    const { status, text } = await browser.post(ORDER, await filledCheckout(browser, named))
    expect(status).toBe(400)
    expect(text).toContain('href="#billingAddress-firstName"')
    expect(await ordersPlaced()).toBe(0)
  })

  test('an order without a name is refused', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser, { 'billingAddress.firstName': ' \u3000' })
    const { status, text } = await browser.post(ORDER, form)
    expect(status).toBe(400)
    expect(text).toContain('href="#billingAddress-firstName"')
    expect(await ordersPlaced()).toBe(0)
  })

  test('a placed order redirects to its page, empties the cart and updates the header', async () => {
    const browser = aBrowser()
    const { status, location } = await browser.post(ORDER, await filledCheckout(browser))
    expect([status, location]).toEqual([303, expect.stringMatching(SUCCESS)])
    expect(browser.cookies.get('view')).toBe(encodeURIComponent('n=0&s=gross'))
    expect((await browser.get(location ?? '')).text).toContain('Bestellung 10001')
    expect((await browser.get('/checkout')).location).toBe('/checkout/cart')
  })

  test('an order sent twice at once is one order, and both responses redirect to it', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser)
    const second = browser.copy()
    const responses = await Promise.all([browser.post(ORDER, form), second.post(ORDER, form)])
    expect(responses[0]?.location).toMatch(SUCCESS)
    expect(responses[1]?.location).toBe(responses[0]?.location)
    expect(await ordersPlaced()).toBe(1)
    expect(await stockOf('24500')).toBe(9)
    expect((await second.get(responses[1]?.location ?? '')).status).toBe(200)
  })

  test('an order with a changed summary shows the new one and places nothing', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser)
    await env.DB.prepare(`UPDATE product_price SET gross = gross + 100`).run()
    const response = await browser.post(ORDER, { ...form, customerComment: 'Bitte klingeln' })
    expect(response.status).toBe(409)
    expect(response.text).toContain('Die Bestellung hat sich geändert')
    expect(response.text).toContain('Bitte klingeln')
    expect(response.text).toContain('2,20')
    expect(await ordersPlaced()).toBe(0)
    const again = { ...form, ...fieldsIn(response) }
    expect((await browser.post(ORDER, again)).location).toMatch(SUCCESS)
  })

  test('a transfer order beyond the limit is refused with a message, and no input is lost', async () => {
    const settings = { PREPAYMENT_ORDERS: '1' }
    const from = { 'cf-connecting-ip': '192.0.2.40' }
    const order = async () => {
      const browser = aBrowser(new Map(), settings)
      const form = await filledCheckout(browser)
      const paymentMethodId = methodIn(await browser.get('/checkout'), 'Vorkasse')
      const chosen = { ...form, paymentMethodId, customerComment: 'Bitte klingeln' }
      const summary = fieldsIn(await browser.post('/checkout/save', chosen))
      return browser.post(ORDER, { ...chosen, ...summary }, from)
    }
    expect((await order()).location).toMatch(SUCCESS)
    const { status, text } = await order()
    expect(status).toBe(409)
    expect(text).toContain('Aus Ihrem Netz sind mehrere Bestellungen noch nicht bezahlt.')
    expect(text).toContain('Bitte klingeln')
    expect(await ordersPlaced()).toBe(1)
  })

  test('an order costs the shop’s prices, not the amounts of the form', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser)
    const requested = { price: '0.01', unitPrice: '0.01', total: '0.01', discount: '100', tax: '0' }
    const { location } = await browser.post(ORDER, { ...form, ...requested, 'cart[total]': '0.01' })
    const page = (await browser.get(location ?? '')).text.replaceAll('\u00a0', ' ')
    expect(page).toContain('6,10 €')
  })

  test('a guest’s order with an expired session places nothing and preserves the form', async () => {
    const form = await filledCheckout(aBrowser())
    const lost = aBrowser()
    const { status, text } = await lost.post(ORDER, form)
    expect(status).toBe(403)
    expect(text).toContain('Ihre Angaben sind noch da')
    expect(text).toContain('value="Elbhangstraße 27"')
    expect(await ordersPlaced()).toBe(0)
  })

  test('an order is not placed for a summary that was never shown', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser)
    const response = await browser.post(ORDER, { ...form, hash: '0'.repeat(64) })
    expect(response.status).toBe(409)
    expect(response.text).toContain('Die Bestellung hat sich geändert.')
  })

  test('an order uses the methods chosen in its form', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser)
    const page = await browser.get('/checkout')
    const chosen = { ...form, shippingMethodId: methodIn(page, 'pickup') }
    const response = await browser.post(ORDER, chosen)
    expect(response.status).toBe(409)
    const again = { ...chosen, ...fieldsIn(response) }
    expect(again.shippingMethodId).toBe(chosen.shippingMethodId)
    const { location } = await browser.post(ORDER, again)
    expect((await browser.get(location ?? '')).text).toContain('pickup')
  })
})

test('an order exists while its payment provider is down, and its page offers a retry', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Network connection lost.'))
  const bindings = { MOLLIE_API_KEY: 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM' }
  const browser = aBrowser(new Map(), bindings)
  const { location } = await browser.post(ORDER, await filledCheckout(browser))
  const page = await browser.get(location ?? '')
  vi.restoreAllMocks()
  expect(page.text).toContain('Die Seite des Zahlungsdienstes ist gerade nicht erreichbar.')
  expect(page.text).toContain(`href="${location}/unpaid"`)
  expect(page.text).not.toContain('error-code')
  expect(await ordersPlaced()).toBe(1)
})
