import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CheckoutResponse } from '#shared/schemas/forms/checkout-view.ts'
import { urls } from '#shared/urls.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aTokenOf } from '../backend/sales/card-fields.ts'
import { fakeMollie, MOLLIE_VARS } from '../backend/sales/fake-mollie.ts'
import { aBuckle, stockShop } from '../backend/sales/stock.ts'
import { aBrowser, type Browser } from './browser.ts'
import { filledCheckout } from './checkout-form.ts'

const ORDER = '/checkout/order'
const BY_SCRIPT = { accept: 'application/json' }
const UNPAID = /^\/checkout\/success\/[0-9a-f]{32}\/unpaid$/
const MOLLIE = { ...MOLLIE_VARS, MOLLIE_PROFILE_ID: 'pfl_3RkSN1zuPE' }

const rows = async (table: 'orders' | 'test_gateway_payment') => {
  const { results } = await env.DB.prepare(`SELECT id FROM ${table}`).all()
  return results.length
}

/** Orders like the island, with a card token; returns the redirect. */
async function orderWith(browser: Browser, cardToken: string) {
  const form = { ...(await filledCheckout(browser)), cardToken }
  const { text } = await browser.post(ORDER, form, BY_SCRIPT)
  return pathOf(CheckoutResponse.parse(JSON.parse(text)).location ?? '')
}

const pathOf = (location: string) => location.replace('https://shop.test', '').replace(/#.*/, '')

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('card fields in the checkout', () => {
  test('the checkout’s CSP allows the frame of the card fields, and no other frame or script', async () => {
    const browser = aBrowser()
    await filledCheckout(browser)
    const { headers, text } = await browser.get('/checkout')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-src https://shop.test/_gateway/fields;')
    expect(policy).not.toContain('mollie')
    expect(text).toContain('data-src="https://shop.test/_gateway/fields?locale=de"')
    expect(text).toContain(
      'Kartendaten geben Sie nach der Bestellung auf der Seite des Zahlungsdienstes ein.',
    )
    const elsewhere = await browser.get('/checkout/cart')
    expect(elsewhere.headers.get('content-security-policy')).not.toContain('frame-src')
  })

  test('the checkout’s CSP allows Mollie with a configured profile, and passes language and mode', async () => {
    fakeMollie()
    const browser = aBrowser(new Map(), MOLLIE)
    await filledCheckout(browser)
    const { headers, text } = await browser.get('/en/checkout')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/js\.mollie\.com;/)
    expect(policy).toContain('frame-src https://js.mollie.com;')
    for (const said of ['profile="pfl_3RkSN1zuPE"', 'locale="en_US"', 'testmode="true"'])
      expect(text).toContain(`data-${said}`)
  })

  test('without a configured profile the checkout does not contain Mollie’s script', async () => {
    fakeMollie()
    const browser = aBrowser(new Map(), MOLLIE_VARS)
    await filledCheckout(browser)
    const { headers, text } = await browser.get('/checkout')
    expect(headers.get('content-security-policy')).not.toMatch(/mollie|frame-src/)
    expect(text).not.toContain('data-card')
  })
})

describe('orders with a card entered in the checkout', () => {
  test('an order with a valid card token is paid when its page opens', async () => {
    const browser = aBrowser()
    const back = await orderWith(browser, await aTokenOf('paid'))
    const { location } = await browser.get(back)
    expect(location).toMatch(/\/paid$/)
    expect((await browser.get(pathOf(location ?? ''))).text).toContain('bezahlt')
  })

  test('a declined card payment links to retry and to other payment methods (de, en)', async () => {
    const browser = aBrowser()
    const { location } = await browser.get(await orderWith(browser, await aTokenOf('failed')))
    const { text } = await browser.get(pathOf(location ?? ''))
    expect(text).toContain('Noch nicht bezahlt')
    const english = await browser.get(`/en${pathOf(location ?? '')}`)
    expect(english.text).toContain('The payment was not successful.')
  })

  test('a card that needs confirmation opens the bank’s page, and stays unpaid without it', async () => {
    const browser = aBrowser()
    const question = await orderWith(browser, await aTokenOf('challenged'))
    expect((await browser.get(question)).text).toContain('Ihre Bank verlangt eine Bestätigung')
    const { location } = await browser.post(question, { action: 'cancel' })
    const back = await browser.get(pathOf(location ?? ''))
    expect(pathOf(back.location ?? '')).toMatch(UNPAID)
  })

  test('an order with a forged card token reports it, charges nothing, and can be paid again', async () => {
    const browser = aBrowser()
    const unpaid = await orderWith(browser, 'tkn_forged')
    expect(unpaid).toMatch(UNPAID)
    expect((await browser.get(unpaid)).text).toContain('Es wurde nichts abgebucht.')
    expect([await rows('orders'), await rows('test_gateway_payment')]).toEqual([1, 0])
    const orderId = unpaid.split('/').at(-2) ?? ''
    const again = await browser.post(urls.action('de', 'checkoutPayment'), { orderId })
    expect((await browser.get(again.location ?? '')).text).toContain('/_gateway/pay/')
  })

  test('a card order sent twice at once is one order and one payment', async () => {
    const browser = aBrowser()
    const form = { ...(await filledCheckout(browser)), cardToken: await aTokenOf('paid') }
    const twice = [browser, browser.copy()].map((one) => one.post(ORDER, form, BY_SCRIPT))
    for (const { status } of await Promise.all(twice)) expect(status).toBe(200)
    expect([await rows('orders'), await rows('test_gateway_payment')]).toEqual([1, 1])
  })

  test('a card order with an expired session places and charges nothing', async () => {
    const browser = aBrowser()
    const form = { ...(await filledCheckout(browser)), cardToken: await aTokenOf('paid') }
    const { text } = await aBrowser().post(ORDER, form, BY_SCRIPT)
    expect(CheckoutResponse.parse(JSON.parse(text)).location).toBe('/checkout/cart')
    expect([await rows('orders'), await rows('test_gateway_payment')]).toEqual([0, 0])
  })

  test('a card order exists while the provider is down, and its page offers a retry', async () => {
    const other = fakeMollie()
    other.goDown()
    const browser = aBrowser(new Map(), MOLLIE)
    const { text } = await browser.get(await orderWith(browser, 'tkn_good'))
    expect(text).toContain('Die Seite des Zahlungsdienstes ist gerade nicht erreichbar.')
  })

  test('a card order posted without script continues on the provider’s page', async () => {
    const browser = aBrowser()
    const form = { ...(await filledCheckout(browser)), cardToken: await aTokenOf('paid') }
    const { location } = await browser.post(ORDER, form)
    expect(location).toMatch(/^\/checkout\/success\/[0-9a-f]{32}$/)
    expect((await browser.get(location ?? '')).text).toContain('/_gateway/pay/')
  })
})
