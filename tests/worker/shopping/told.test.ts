import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBuckle, aFabric, discontinue, idOfProduct, stockShop } from '../backend/sales/stock.ts'
import { aBrowser, fieldsIn, type Browser } from './browser.ts'
import { filledCheckout, methodIn } from './checkout-form.ts'

const ORDER = '/checkout/order'
const ACCEPT_JSON = { accept: 'application/json' }
const GONE = 'Steckschnalle 24500 ist nicht mehr lieferbar und wurde entfernt.'

const sellOut = (number: string, left = 0) =>
  env.DB.prepare('UPDATE product SET stock = ? WHERE number = ?').bind(left, number).run()
const add = (browser: Browser, number: string, fields: Record<string, string>) =>
  browser.post('/checkout/cart/add', { productId: idOfProduct(number), ...fields })
const badge = (browser: Browser) => browser.cookies.get('view') ?? ''
const times = (text: string, sentence: string) => text.split(sentence).length - 1

beforeEach(async () => {
  await emptyStorage()
  await stockShop([
    aBuckle(),
    aBuckle('24501'),
    aFabric(),
    aFabric('70001', { flags: ['rollOnly'] }),
    aFabric('70002', { name: { de: 'Taft, 36g/qm', en: 'Taffeta, 36g/sqm' } }),
    aBuckle('30000', { unit: 'download', withdrawal: 'digital-content', weightMg: 0 }),
  ])
})

describe('a product that sells out before the order', () => {
  test('the checkout page names the sold-out product once', async () => {
    const browser = aBrowser()
    await add(browser, '24501', { quantity: '1' })
    const form = await filledCheckout(browser)
    await sellOut('24500')
    const response = await browser.post(ORDER, form)
    expect([response.status, response.text.includes(GONE)]).toEqual([409, true])
    expect(response.text).toContain('Die Bestellung hat sich geändert')
    expect(badge(browser)).toContain('n%3D1')
    expect((await browser.get('/checkout')).text).not.toContain(GONE)
    const again = { ...form, ...fieldsIn(response) }
    expect((await browser.post(ORDER, again)).location).toMatch(/success/)
  })

  test('the cart page names the sold-out product if the cart is empty, and the header counts none', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser)
    expect(badge(browser)).toContain('n%3D1')
    await sellOut('24500')
    const response = await browser.post(ORDER, form)
    expect([response.status, response.location]).toEqual([303, '/checkout/cart'])
    const cart = await browser.get('/checkout/cart')
    expect(cart.text).toContain(GONE)
    expect(cart.text).toContain('Ihr Warenkorb ist leer.')
    expect(cart.text).not.toContain('ist Ihre Bestellung schon eingegangen')
    expect(badge(browser)).toContain('n%3D0')
    expect((await browser.get('/checkout/cart')).text).not.toContain(GONE)
  })

  test('the response to an island and then the cart page name the sold-out product', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser)
    await sellOut('24500')
    const response = await browser.post(ORDER, form, ACCEPT_JSON)
    expect(JSON.parse(response.text)).toMatchObject({ location: '/checkout/cart' })
    expect((await browser.get('/checkout/cart')).text).toContain(GONE)
  })

  // The page has started, so it cannot redirect.
  test('an empty checkout links to the cart, which names the sold-out product', async () => {
    const browser = aBrowser()
    await add(browser, '24500', { quantity: '1' })
    await sellOut('24500')
    const { status, text } = await browser.get('/checkout')
    expect([status, text]).toEqual([200, expect.stringContaining('Ihr Warenkorb ist leer.')])
    expect(text).toContain('<data id="cart-count" value="0" hidden="">')
    expect(text).toContain('<a class="btn ink" href="/checkout/cart">')
    expect((await browser.get('/checkout/cart')).text).toContain(GONE)
  })

  test('the cart page names the sold-out product even if another form read the cart first', async () => {
    const browser = aBrowser()
    await add(browser, '24500', { quantity: '1' })
    await sellOut('24500')
    const remove = { id: idOfProduct('24501') }
    expect((await browser.post('/checkout/cart/remove', remove)).location).toBe('/checkout/cart')
    expect((await browser.get('/checkout/cart')).text).toContain(GONE)
  })
})

test.each([
  ['/checkout/cart', 'Steckschnalle 24500 ist nicht mehr im Sortiment und wurde entfernt.'],
  ['/en/checkout/cart', 'Buckle 24500 is no longer in our range and was removed.'],
])('a product that was removed from the catalogue is named at %s', async (path, sentence) => {
  const browser = aBrowser()
  await add(browser, '24500', { quantity: '1' })
  await discontinue('24500')
  expect((await browser.get(path)).text).toContain(sentence)
  expect((await browser.get(path)).text).not.toContain(sentence)
})

test('a line with reduced stock shows it at the line', async () => {
  const browser = aBrowser()
  await add(browser, '70000', { metres: '5', min: '5', step: '1' })
  const form = await filledCheckout(browser)
  await sellOut('70000', 20)
  const { status, text } = await browser.post(ORDER, form)
  expect(status).toBe(409)
  const row = /<tr><th scope="row"><b>Ripstop 70000<\/b>.*?<\/tr>/s.exec(text)?.[0] ?? ''
  expect(row).toMatch(/Nur noch 2.m auf Lager\. Wir haben die Menge angepasst\./)
  expect(times(text, 'Wir haben die Menge angepasst')).toBeGreaterThan(1)
})

describe('charged method, method of the context and chosen radio button', () => {
  const methods = async (browser: Browser) => {
    const page = await browser.get('/checkout')
    const { shippingMethodId, paymentMethodId } = fieldsIn(page)
    return { page, shippingMethodId, paymentMethodId }
  }

  test.each([
    ['roll-only', '70001', { metres: '5', min: '5', step: '1' }, 'roll'],
    ['download-only', '30000', { quantity: '1' }, 'download'],
  ])(
    'for the %s cart of a new visitor the radio button shows the charged method',
    async (_, number, fields, name) => {
      const browser = aBrowser()
      await add(browser, number, fields)
      const { page, shippingMethodId } = await methods(browser)
      expect(shippingMethodId).toBe(methodIn(page, name))
    },
  )

  test('after a change from pick-up with cash to a parcel the same response shows the charged methods', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser)
    const before = (await methods(browser)).page
    const pickup = methodIn(before, 'pickup')
    const atPickup = await browser.post('/checkout/save', { ...form, shippingMethodId: pickup })
    const cash = methodIn(atPickup, 'Barzahlung bei Abholung')
    const chosen = { ...form, shippingMethodId: pickup, paymentMethodId: cash }
    const paidInCash = await browser.post('/checkout/save', chosen)
    expect(fieldsIn(paidInCash)['paymentMethodId']).toBe(cash)
    const parcel = methodIn(before, 'standard')
    const response = await browser.post('/checkout/save', { ...chosen, shippingMethodId: parcel })
    const { shippingMethodId, paymentMethodId } = fieldsIn(response)
    expect(response.text).toMatch(/Die Zahlungsart wurde von Bar.* auf .* geändert/)
    expect(shippingMethodId).toBe(parcel)
    expect(paymentMethodId).toBe((await methods(browser)).paymentMethodId)
    expect(paymentMethodId).not.toBe(cash)
    expect(response.text).toMatch(
      new RegExp(`value="${paymentMethodId}"[^>]*checked|checked[^>]*value="${paymentMethodId}"`),
    )
  })
})

test('the undo notice contains the product name and is the only notice', async () => {
  const browser = aBrowser()
  await add(browser, '70002', { metres: '5', min: '5', step: '1' })
  const gone = { id: idOfProduct('70002') }
  const response = await browser.post('/checkout/cart/remove', gone, ACCEPT_JSON)
  expect(JSON.parse(response.text).cart.remarks).toEqual([
    { tone: 'info', text: expect.stringContaining('Taft, 36g/m²') },
  ])
})
