import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aCustomer, anAddress } from '../backend/account/people.ts'
import { aBuckle, aFabric, idOfProduct, stockShop } from '../backend/sales/stock.ts'
import { aBrowser, fieldsIn, type Page } from './browser.ts'
import { ADDRESS, filledCheckout, methodIn } from './checkout-form.ts'

const FRANCE = idOf('country', 'FR')
const BILLED_IN_LYON = {
  'billingAddress.countryId': FRANCE,
  'billingAddress.zipcode': '69002',
  'billingAddress.city': 'Lyon',
}
const TO_DRESDEN = Object.fromEntries(
  Object.entries(ADDRESS)
    .filter(([name]) => name.startsWith('billingAddress.'))
    .map(([name, value]) => [name.replace('billing', 'shipping'), value]),
)
const SENT_TO_DRESDEN = {
  differentShipping: '1',
  ...TO_DRESDEN,
  'shippingAddress.countryId': idOf('country', 'DE'),
}

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle(), aFabric()])
})

/** The options of a select field of the page, in order. */
function offered({ text }: Page, name: string): string[] {
  const list = new RegExp(`<select[^>]* name="${name}".*?</select>`, 's').exec(text)?.[0] ?? ''
  return [...list.matchAll(/<option[^>]*>([^<]*)/g)].map(([, label = '']) => label)
}

describe('a guest with a billing address abroad', () => {
  test('a guest can choose any billing country, but only served countries of delivery', async () => {
    const browser = aBrowser()
    await filledCheckout(browser)
    const german = offered(await browser.get('/checkout'), 'billingAddress.countryId')
    expect(german.slice(0, 5)).toEqual([
      'Deutschland',
      'Österreich',
      'Schweiz',
      'Belgien',
      'Bulgarien',
    ])
    const english = offered(await browser.get('/en/checkout'), 'billingAddress.countryId')
    expect(english.slice(2, 5)).toEqual(['Switzerland', 'Belgium', 'Bulgaria'])
    expect(english.at(-1)).toBe('United States')
    const sent = offered(await browser.get('/checkout'), 'shippingAddress.countryId')
    expect(sent).toEqual(['Deutschland', 'Österreich', 'Schweiz'])
    expect(offered(await browser.get('/checkout/cart'), 'countryId')).toEqual(sent)
  })

  test('a French billing address with a parcel to Dresden can be ordered, and order and mail name the country', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser, { ...BILLED_IN_LYON, ...SENT_TO_DRESDEN })
    const placed = await browser.post('/checkout/order', form)
    expect(placed.location).toMatch(/success/)
    expect((await browser.get(placed.location ?? '')).text).toContain('Frankreich')
    const query = "SELECT mail ->> 'text' AS text FROM outbox WHERE kind = 'order-confirmation'"
    const mail = String(await env.DB.prepare(query).first('text'))
    expect(mail).toContain('Frankreich')
    expect(mail).toMatch(/19\s*%/)
  })

  test.each([
    ['/checkout/order', 400, 'Nach Frankreich liefern wir nicht.'],
    ['/checkout/save', 200, 'Nach Frankreich liefern wir nicht.'],
    ['/en/checkout/order', 400, 'We do not deliver to France.'],
  ])(
    'a guest without another delivery address is refused by %s',
    async (path, status, sentence) => {
      const browser = aBrowser()
      const form = await filledCheckout(browser, BILLED_IN_LYON)
      const refused = await browser.post(path, form)
      expect(refused.status).toBe(status)
      expect(refused.text).toContain(sentence)
      expect(refused.text).toMatch(
        /<select[^>]*aria-invalid="true"[^>]*name="billingAddress.countryId"/,
      )
      expect(fieldsIn(refused)).toMatchObject(BILLED_IN_LYON)
      const again = { ...fieldsIn(refused), ...SENT_TO_DRESDEN, terms: '1' }
      expect((await browser.post('/checkout/order', again)).location).toMatch(/success/)
    },
  )

  test('a guest without another delivery address is refused in the response to an island too', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser, BILLED_IN_LYON)
    const { text } = await browser.post('/checkout/order', form, { accept: 'application/json' })
    expect(JSON.parse(text)).toMatchObject({
      location: null,
      faults: { 'billingAddress.countryId': { kind: 'country' } },
      remarks: [{ tone: 'bad' }],
    })
  })

  test('a pick-up order needs no delivery address', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser, BILLED_IN_LYON)
    const shippingMethodId = methodIn(await browser.get('/checkout'), 'pickup')
    const reckoned = await browser.post('/checkout/save', { ...form, shippingMethodId })
    expect(reckoned.text).not.toContain('liefern wir nicht')
    const order = { ...fieldsIn(reckoned), terms: '1' }
    expect(order).toMatchObject(BILLED_IN_LYON)
    expect((await browser.post('/checkout/order', order)).location).toMatch(/success/)
  })

  test('samples are sent only to served countries', async () => {
    const page = await aBrowser().get('/order-sample?article=70000')
    expect(offered(page, 'billingAddress.countryId')).toEqual([
      'Deutschland',
      'Österreich',
      'Schweiz',
    ])
  })
})

test('a customer can choose an address abroad for billing, but not for delivery', async () => {
  const { client } = await aCustomer()
  const lyon = anAddress({ countryId: FRANCE, zipcode: '69002', city: 'Lyon' })
  await client.call('POST', '/account/address', lyon)
  const browser = aBrowser(new Map([['__Host-sw-context-token', client.token]]))
  await browser.post('/checkout/cart/add', { productId: idOfProduct('24500'), quantity: '1' })
  const page = await browser.get('/checkout')
  expect(offered(page, 'billingAddressId')).toHaveLength(2)
  expect(offered(page, 'shippingAddressId')).toEqual([expect.stringContaining('Dresden')])
  expect(page.text).toContain('Nach Frankreich liefern wir nicht. Sie können diese Adresse nur')
})

test('an address book accepts addresses in any country', async () => {
  const { client } = await aCustomer()
  const browser = aBrowser(new Map([['__Host-sw-context-token', client.token]]))
  const page = await browser.get('/account/address/new')
  expect(offered(page, 'countryId')).toHaveLength(32)
  const saved = await browser.post('/account/address/new', {
    ...fieldsIn(page),
    salutationId: idOf('salutation', 'mrs'),
    firstName: 'Lena',
    lastName: 'Vogel',
    street: 'Rue Mercière 1',
    zipcode: '69002',
    city: 'Lyon',
    countryId: FRANCE,
  })
  expect(saved.status).toBe(303)
  expect((await browser.get('/account/address')).text).toContain('Frankreich')
})
