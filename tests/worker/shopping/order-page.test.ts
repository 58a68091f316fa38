import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBuckle, stockShop } from '../backend/sales/stock.ts'
import { aBrowser, fieldsIn, type Browser } from './browser.ts'
import { filledCheckout, methodIn } from './checkout-form.ts'

const ORDER = '/checkout/order'

const codeOf = async () => {
  const row = await env.DB.prepare('SELECT deep_link_code FROM orders').first()
  return String(row?.['deep_link_code'])
}

async function bought(browser: Browser) {
  const { location } = await browser.post(ORDER, await filledCheckout(browser))
  return location ?? ''
}

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

describe('order pages', () => {
  test('an order page is not shown after a logout in the browser', async () => {
    const browser = aBrowser()
    const order = await bought(browser)
    expect((await browser.get(order)).text).toContain('Sommerfeld')
    await browser.post('/account/logout', {})
    const later = await browser.get(order)
    expect([later.status, later.text.includes('Sommerfeld')]).toEqual([404, false])
  })

  test('an order page is not shown to others', async () => {
    const location = await bought(aBrowser())
    const stranger = await aBrowser().get(location)
    expect([stranger.status, stranger.text.includes('Katrin')]).toEqual([404, false])
  })

  test('an order page opens in the browser that ordered, without its session', async () => {
    const browser = aBrowser()
    const location = await bought(browser)
    browser.cookies.delete('__Host-sw-context-token')
    expect((await browser.get(location)).status).toBe(200)
  })

  test('an order page does not open with a forged pass', async () => {
    const browser = aBrowser()
    const location = await bought(browser)
    browser.cookies.delete('__Host-sw-context-token')
    const pass = browser.cookies.get('__Host-order') ?? ''
    browser.cookies.set('__Host-order', pass.replace('katrin', 'kathrin'))
    expect((await browser.get(location)).status).toBe(404)
  })

  test('an order page knows without parameters whether it is paid', async () => {
    const browser = aBrowser()
    const location = await bought(browser)
    expect((await browser.get(`${location}/paid`)).text).toContain('wird noch bestätigt')
    await env.DB.prepare(`UPDATE payment SET state = 'paid'`).run()
    expect((await browser.get(`${location}/unpaid`)).location).toBe(`${location}/paid`)
    await env.DB.prepare(`UPDATE payment SET state = 'failed'`).run()
    expect((await browser.get(`${location}/paid`)).location).toBe(`${location}/unpaid`)
  })
})

test('a refused password for a guest’s account is reported once, next to the form', async () => {
  const browser = aBrowser()
  const form = await filledCheckout(browser)
  const paymentMethodId = methodIn(await browser.get('/checkout'), 'Vorkasse')
  const saved = await browser.post('/checkout/save', { ...form, paymentMethodId })
  const placed = await browser.post(ORDER, { ...fieldsIn(saved), terms: '1' })
  const page = placed.location ?? ''
  const orderId = page.split('/').at(-1) ?? ''
  const refused = await browser.post('/account/convert-guest', { orderId, password: 'kurz' })
  expect(refused.location).toBe(page)
  const { text } = await browser.get(page)
  const [above = '', beside = ''] = text.split('id="guest-account"')
  const sentence = 'Bitte geben Sie mindestens 8 Zeichen ein.'
  expect(above).not.toContain(sentence)
  expect(beside.split(sentence)).toHaveLength(2)
})

describe('the link in the order mail', () => {
  test('the mail link opens the order with the email address and postal code', async () => {
    const location = await bought(aBrowser())
    const browser = aBrowser()
    const path = `/order/${await codeOf()}`
    expect((await browser.get(path)).text).not.toContain('Sommerfeld')
    const wrong = await browser.post(path, { email: 'katrin@example.org', zipcode: '99999' })
    expect([wrong.status, wrong.text.includes('keine Bestellung gefunden')]).toEqual([404, true])
    const empty = await browser.post(path, { email: '', zipcode: '' })
    expect([empty.status, empty.text.includes('keine Bestellung gefunden')]).toEqual([400, false])
    expect(empty.text).toContain('Bitte geben Sie eine E-Mail-Adresse ein.')
    const right = await browser.post(path, { email: 'katrin@example.org', zipcode: '01099' })
    expect(right.location).toBe(location)
    expect((await browser.get(location)).text).toContain('Sommerfeld')
    expect((await browser.get(path)).location).toBe(location)
  })
})
