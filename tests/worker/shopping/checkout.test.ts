import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBuckle, aFabric, idOfProduct, stockShop } from '../backend/sales/stock.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aBrowser, fieldsIn } from './browser.ts'
import { ADDRESS, filledCheckout, methodIn } from './checkout-form.ts'

const ACCEPT_JSON = { accept: 'application/json' }

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle(), aFabric()])
})

describe('the checkout', () => {
  test('the order button has the required text and directly follows the summary (§ 312j BGB)', async () => {
    const browser = aBrowser()
    await filledCheckout(browser)
    const { text } = await browser.get('/checkout')
    expect(text).toMatch(/<\/dl><button[^>]*>zahlungspflichtig bestellen<\/button>/)
    const english = await browser.get('/en/checkout')
    expect(english.text).toMatch(/<\/dl><button[^>]*>Order with obligation to pay<\/button>/)
  })

  test.each(['/checkout/cart', '/checkout'])(
    'the footer of %s has no tax note, because the sums contain it',
    async (path) => {
      const browser = aBrowser()
      await filledCheckout(browser)
      const footer = (await browser.get(path)).text.split('<footer')[1]
      expect(footer).toContain('Lieferländer: Deutschland, Österreich und Schweiz.')
      expect(footer).not.toMatch(/MwSt|netto/)
    },
  )

  test.each([
    ['/checkout', 'href="/customer-group-registration/trade">Als Werkstatt oder Händler'],
    ['/en/checkout', 'href="/en/customer-group-registration/trade">Register as a workshop'],
  ])('the VAT id field of %s links to the registration of businesses', async (path, link) => {
    const browser = aBrowser()
    await filledCheckout(browser)
    const { text } = await browser.get(path)
    expect(/id="vatId-hint">.*?<\/p>/.exec(text)?.[0]).toContain(link)
  })

  test('every field error has a link to its field, and the input is preserved', async () => {
    const browser = aBrowser()
    const { terms: _terms, ...form } = await filledCheckout(browser, {
      'billingAddress.zipcode': '0109',
      customerComment: 'Bitte <klingeln>',
    })
    const { status, text } = await browser.post('/checkout/order', form)
    expect(status).toBe(400)
    expect(text).toContain('href="#billingAddress-zipcode"')
    expect(text).toContain('Die Postleitzahl ist ungültig.')
    expect(text).toContain('href="#terms"')
    expect(text).toContain('value="Elbhangstraße 27"')
    expect(text).toContain('Bitte &lt;klingeln&gt;')
  })

  test('the salutation “keine Angabe” is preselected, and others are an option', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser)
    const page = await browser.get('/checkout')
    expect(page.text).toMatch(/<option value="\w{32}">keine Angabe<\/option>.*>Frau<\/option>/)
    const neutral = idOf('salutation', 'not_specified')
    expect(fieldsIn(page)['billingAddress.salutationId']).toBe(neutral)
    const english = await browser.get('/en/checkout')
    expect(english.text).toContain('>Prefer not to say</option>')
    const unsaid = { ...form, 'billingAddress.salutationId': '' }
    const response = await browser.post('/checkout/order', unsaid)
    expect(response.status).toBe(400)
    expect(response.text).toContain('Bitte wählen Sie eine Anrede.')
  })

  test('states and cantons are listed by country, and one of another country is refused', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser)
    const { text } = await browser.get('/checkout')
    expect(text).toContain('<optgroup label="Schweiz"><option value="')
    expect(text).toContain('>Zürich</option>')
    const zurich = { 'billingAddress.countryStateId': idOf('country-state', 'CH-ZH') }
    const response = await browser.post('/checkout/order', { ...form, ...zurich })
    expect(response.status).toBe(400)
    expect(response.text).toContain('href="#billingAddress-countryStateId"')
    expect(response.text).toContain('Bitte wählen Sie eine Option.')
    const saxony = { 'billingAddress.countryStateId': idOf('country-state', 'DE-SN') }
    const { location } = await browser.post('/checkout/order', { ...form, ...saxony })
    expect((await browser.get(location ?? '')).text).toContain('Sachsen')
  })

  test('choosing another shipping method recalculates and preserves all input', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser)
    const pickup = methodIn(await browser.get('/checkout'), 'pickup')
    const response = await browser.post('/checkout/save', { ...form, shippingMethodId: pickup })
    expect(response.status).toBe(200)
    expect(fieldsIn(response)).toMatchObject({ ...ADDRESS, shippingMethodId: pickup, terms: '1' })
  })

  test('choosing another country recalculates, and the header’s prices follow', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser)
    const page = await browser.get('/checkout')
    const switzerland = /<option value="([0-9a-f]{32})">Schweiz/.exec(page.text)?.[1] ?? ''
    const chosen = { ...form, 'billingAddress.countryId': switzerland }
    const response = await browser.post('/checkout/save', chosen)
    expect(response.text).toContain('Schweizer Einfuhrabgaben')
    expect(browser.cookies.get('view')).toContain('net-export')
  })

  test('the checkout returns sums and errors to an island instead of a page', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser, { email: 'katrin' })
    const { status, text } = await browser.post('/checkout/order', form, ACCEPT_JSON)
    expect(status).toBe(400)
    expect(JSON.parse(text)).toMatchObject({
      location: null,
      faults: { email: { kind: 'email' } },
      sums: { cart: { count: 1 } },
    })
  })

  test('the checkout of an empty cart redirects to the cart', async () => {
    expect((await aBrowser().get('/checkout')).location).toBe('/checkout/cart')
    const island = await aBrowser().post('/checkout/order', ADDRESS, ACCEPT_JSON)
    expect(JSON.parse(island.text)).toMatchObject({ location: '/checkout/cart' })
  })

  test('opening a form’s address redirects to its page', async () => {
    expect((await aBrowser().get('/en/checkout/order')).location).toBe('/en/checkout')
    expect((await aBrowser().get('/checkout/cart/add')).location).toBe('/checkout/cart')
  })
})

describe('the cart', () => {
  test('2.35 m are rounded up to 2.4 m, which is reported once', async () => {
    const browser = aBrowser()
    const cloth = { productId: idOfProduct('70000'), metres: '2,35', min: '5', step: '1' }
    const added = await browser.post('/checkout/cart/add', { ...cloth, back: '/stoffe' })
    expect([added.status, added.location]).toEqual([303, '/checkout/cart'])
    const page = await browser.get('/checkout/cart')
    expect(page.text).toMatch(/2,35.m auf 2,4.m aufgerundet/)
    expect(page.text).toContain('href="/stoffe"')
    expect((await browser.get('/checkout/cart')).text).not.toContain('aufgerundet')
  })

  test('an added product is in the cart at the next request', async () => {
    const browser = aBrowser()
    const buckle = { productId: idOfProduct('24500'), quantity: '2' }
    const added = await browser.post('/checkout/cart/add', buckle)
    const names = added.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    expect(names).toEqual(expect.arrayContaining(['__Host-sw-context-token', 'view']))
    expect((await browser.get('/checkout/cart')).text).toContain('Steckschnalle 24500')
  })

  test.each([
    ['0', 'über null'],
    ['-1', 'über null'],
    ['1,5', 'ganze Zahl'],
    ['viel', 'Zahl ein'],
    ['99999999999', 'Diese Menge ist zu groß'],
  ])(
    'the quantity %j is refused with a message and creates no session',
    async (quantity, words) => {
      const browser = aBrowser()
      const form = { productId: idOfProduct('24500'), quantity }
      const { status, text } = await browser.post('/checkout/cart/add', form)
      expect([status, text.includes(words)]).toEqual([400, true])
      expect(browser.cookies.has('__Host-sw-context-token')).toBe(false)
    },
  )

  test('adding an unknown product is reported', async () => {
    const browser = aBrowser()
    const form = { productId: 'f'.repeat(32), quantity: '1' }
    const { text } = await browser.post('/en/checkout/cart/add', form, ACCEPT_JSON)
    expect(JSON.parse(text)).toMatchObject({
      cart: { count: 0, remarks: [{ tone: 'bad', text: expect.stringMatching(/not found/) }] },
    })
  })

  test('quantities and step buttons work, and lines can be removed, by plain forms', async () => {
    const browser = aBrowser()
    const id = idOfProduct('24500')
    await browser.post('/checkout/cart/add', { productId: id, quantity: '2' })
    const line = async () => fieldsIn(await browser.get('/checkout/cart'))['quantity']
    await browser.post('/checkout/cart/change', { id, quantity: '2', step: 'more' })
    expect(await line()).toBe('3')
    await browser.post('/checkout/cart/change', { id, quantity: '5' })
    expect(await line()).toBe('5')
    await browser.post('/checkout/cart/remove', { all: '1' })
    expect((await browser.get('/checkout/cart')).text).toContain('Ihr Warenkorb ist leer.')
    expect(browser.cookies.get('view')).toContain('n%3D0')
  })

  test('a quantity above the stock is reduced, which is reported', async () => {
    const browser = aBrowser()
    await browser.post('/checkout/cart/add', { productId: idOfProduct('24500'), quantity: '50' })
    const { text } = await browser.get('/checkout/cart')
    expect(text).toContain('Nur 10 Stück verfügbar. Wir haben die Menge angepasst.')
  })

  test('the cart never redirects to another site', async () => {
    const browser = aBrowser()
    const form = { productId: idOfProduct('24500'), quantity: '1', back: '//evil.example' }
    await browser.post('/checkout/cart/add', form)
    expect((await browser.get('/checkout/cart')).text).not.toContain('evil.example')
  })
})

describe('a checkout whose session has ended', () => {
  const COMMENT = { customerComment: 'Bitte <klingeln>' }

  test('preserves all input of a guest, and shows it again once the cart is filled', async () => {
    const form = await filledCheckout(aBrowser(), COMMENT)
    const later = aBrowser()
    const lost = await later.post('/checkout/order', form)
    expect(lost.status).toBe(403)
    expect(lost.text).toContain('Ihre Sitzung ist abgelaufen')
    expect(lost.text).toContain('action="/checkout/save"')
    const preserved = fieldsIn(lost)
    expect(preserved).toMatchObject({ ...ADDRESS, customerComment: 'Bitte &lt;klingeln&gt;' })
    const still = await later.post('/checkout/save', { ...preserved, ...COMMENT })
    expect(fieldsIn(still)).toMatchObject(ADDRESS)

    await filledCheckout(later)
    const again = await later.post('/checkout/save', { ...preserved, ...COMMENT })
    expect(again.status).toBe(200)
    expect(fieldsIn(again)).toMatchObject(ADDRESS)
    expect(again.text).toContain('Bitte &lt;klingeln&gt;')
  })

  test('sends an island to the cart with the reason', async () => {
    const form = await filledCheckout(aBrowser())
    const later = aBrowser()
    const lost = await later.post('/checkout/order', form, ACCEPT_JSON)
    expect(JSON.parse(lost.text)).toMatchObject({ location: '/checkout/cart' })
    expect((await later.get('/checkout/cart')).text).toContain('Ihre Angaben sind noch da')
  })
})
