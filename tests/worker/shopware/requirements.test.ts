import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anEmail } from '#tests/worker/backend/account/people.ts'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { register } from './customer.ts'
import { aReplayedShopware, remoteAt } from './replayed-shopware.ts'

const HOST = 'strict.shopware.test'
const REQUIRED = ['phoneNumber', 'additionalAddressLine2']

beforeAll(() => stockShop([aBuckle('24500', { stock: 100 })]))
/** A Shopware that requires a phone number, a second address line and long passwords. */
beforeEach(() => {
  const shopware = aReplayedShopware(HOST)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const isEmpty =
      request.url.endsWith('/account/register') && !(await request.clone().text()).includes('email')
    return isEmpty ? refusal() : shopware.fetch(request)
  })
})
afterEach(() => void vi.unstubAllGlobals())

const visitor = (host = HOST) => aBrowser(new Map(), remoteAt(host))

test('a registration shows fields required by Shopware outside collapsed parts', async () => {
  const { text } = await visitor().get('/register')
  expect(requiredIn(text)).toEqual(REQUIRED)
  expect(text).toContain('Mindestens 12 Zeichen')
  expect(inputOf(text, 'password')).toContain('minLength="12"')
})

test('the checkout shows guests the required fields, in both addresses', async () => {
  const guest = visitor()
  await guest.post('/checkout/cart/add', { productId: idOfProduct('24500'), quantity: '1' })
  const { text } = await guest.get('/checkout')
  for (const group of ['billingAddress', 'shippingAddress'])
    expect(requiredIn(text, group)).toEqual(REQUIRED)
})

test('an account address has the required fields, and a new password the required length', async () => {
  const customer = visitor()
  expect((await register(customer, anEmail())).status).toBe(303)
  expect(requiredIn((await customer.get('/account/address/new')).text)).toEqual(REQUIRED)
  const { text } = await customer.get('/account/password')
  expect(inputOf(text, 'newPassword')).toContain('minLength="12"')
})

test('without further requirements the fields are optional and collapsed', async () => {
  vi.stubGlobal('fetch', aReplayedShopware('easy-going.shopware.test').fetch)
  const { text } = await visitor('easy-going.shopware.test').get('/register')
  for (const name of ['phoneNumber', 'additionalAddressLine2'])
    expect(labelOf(text, name)).toContain('freiwillig')
  expect(text).not.toMatch(OPEN_COLLAPSIBLE)
  expect(inputOf(text, 'password')).toContain('minLength="8"')
})

const OPEN_COLLAPSIBLE = /<details class="collapsible" open="">/

/** Address fields outside collapsed parts that are not marked as optional. */
function requiredIn(page: string, group?: string): readonly string[] {
  const html = page.replaceAll(/<details.*?<\/details>/gs, '')
  return ['phoneNumber', 'additionalAddressLine1', 'additionalAddressLine2'].filter((field) => {
    const name = group ? `${group}.${field}` : field
    return !labelOf(html, name).includes('freiwillig') && / required=""/.test(inputOf(html, name))
  })
}

const labelOf = (html: string, name: string) =>
  new RegExp(`<label for="${name.replace('.', '-')}">.*?</label>`, 's').exec(html)?.[0] ?? name
const inputOf = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? name

/** The response of 6.6.7.1 with these settings. */
function refusal(): Response {
  const blank = ['/email', '/billingAddress/street', '/billingAddress/additionalAddressLine2']
  const errors = [...blank, '/billingAddress/phoneNumber'].map((pointer) => ({
    code: 'VIOLATION::IS_BLANK_ERROR',
    status: '400',
    title: 'Constraint violation error',
    source: { pointer },
    meta: { parameters: { '{{ value }}': 'null' } },
  }))
  const short = {
    code: 'VIOLATION::TOO_SHORT_ERROR',
    status: '400',
    title: 'Constraint violation error',
    source: { pointer: '/password' },
    meta: { parameters: { '{{ value }}': '"-"', '{{ limit }}': '12', '{{ value_length }}': '1' } },
  }
  return Response.json({ errors: [...errors, short] }, { status: 400 })
}
