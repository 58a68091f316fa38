import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anEmail } from '#tests/worker/backend/account/people.ts'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { aBrowser, fieldsIn, type Browser } from '#tests/worker/shopping/browser.ts'
import { ADDRESS } from '#tests/worker/shopping/checkout-form.ts'
import { PASSWORD, readFor, register, salutationIn } from './customer.ts'
import { aReplayedShopware, remoteAt } from './replayed-shopware.ts'

const HOST = 'account.shopware.test'
const REMOTE = remoteAt(HOST)

beforeAll(() => stockShop([aBuckle('24500', { stock: 100 })]))
beforeEach(() => {
  vi.stubGlobal('fetch', aReplayedShopware(HOST).fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const visitor = () => aBrowser(new Map(), REMOTE)

async function customer(email = anEmail()) {
  const browser = visitor()
  const entered = await register(browser, email)
  expect([entered.status, entered.location]).toEqual([303, '/account'])
  return browser
}

let known: Promise<Browser> | undefined
/** One shared customer for tests that only read. */
const aKnownCustomer = async () => (await (known ??= customer())).copy()

async function ordered(browser: Browser) {
  await browser.post('/checkout/cart/add', { productId: idOfProduct('24500'), quantity: '1' })
  const form = fieldsIn(await browser.get('/checkout'))
  const placed = await browser.post('/checkout/order', { ...form, terms: '1' })
  expect([placed.status, placed.location]).toEqual([
    303,
    expect.stringMatching(/^\/checkout\/success\/[0-9a-f]{32}$/),
  ])
  return /[0-9a-f]{32}/.exec(placed.location ?? '')?.[0] ?? ''
}

test.each(['', '/en'])(
  'a visitor can register at %s/register, log out and log in',
  async (prefix) => {
    const email = anEmail()
    const browser = visitor()
    const entered = await register(browser, email, prefix)
    expect([entered.status, entered.location]).toEqual([303, `${prefix}/account`])
    expect((await browser.get(`${prefix}/account`)).text).toContain('Nora Nadel')
    await browser.post(`${prefix}/account/logout`, {})
    expect((await browser.get(`${prefix}/account`)).location).toContain('/login')
    const wrong = await browser.post(`${prefix}/login`, { email, password: 'nicht-dieses-1' })
    expect(wrong.status).toBeGreaterThanOrEqual(400)
    const again = await browser.post(`${prefix}/login`, { email, password: PASSWORD })
    expect([again.status, again.location]).toEqual([303, `${prefix}/account`])
  },
)

test.each([
  ['/account', 'Musterweg 2'],
  ['/account/order', 'Bestellungen'],
  ['/account/downloads', 'Noch keine Downloads.'],
  ['/account/address', 'Musterweg 2'],
  ['/account/payment', 'Vorkasse'],
  ['/account/profile', 'Nora'],
  ['/account/email', 'E-Mail'],
  ['/account/password', 'Passwort'],
  ['/account/sessions', 'Ein neues Passwort meldet Sie auf allen Geräten ab'],
  ['/account/data', 'herunterladen'],
  ['/account/delete', 'Passwort'],
  ['/en/account', 'Musterweg 2'],
  ['/en/account/address', 'Musterweg 2'],
])('a customer can open %s', async (path, said) => {
  const browser = await aKnownCustomer()
  const page = await browser.get(path)
  expect([page.status, page.text.includes(said)]).toEqual([200, true])
})

test('the default address is marked although Shopware does not flag it, and can be changed', async () => {
  const browser = await customer()
  const book = await browser.get('/account/address')
  expect(book.text.match(/Standard-Lieferadresse|Lieferadresse/g)?.length).toBeGreaterThan(0)
  expect(book.text).toContain('class="tag"')
  const empty = await browser.get('/account/address/new')
  const added = await browser.post('/account/address/new', {
    ...fieldsIn(empty),
    salutationId: salutationIn(empty),
    firstName: 'Nora',
    lastName: 'Nadel',
    to: '',
    street: 'Anderswo 5',
    zipcode: '04109',
    city: 'Leipzig',
  })
  expect(added.status).toBe(303)
  const two = await browser.get('/account/address')
  expect(two.text.match(/class="tag"/g)?.length).toBe(1)
  const [, id = ''] = /name="id" value="([0-9a-f]{32})"/.exec(two.text) ?? []
  const made = await browser.post('/account/address/default', { id, role: 'shipping' })
  expect(made.status).toBe(303)
  expect((await browser.get('/account/address')).text.match(/class="tag"/g)?.length).toBe(2)
})

test('a customer can choose the payment method in the account', async () => {
  const browser = await customer()
  const page = await browser.get('/account/payment')
  const ids = [...page.text.matchAll(/name="paymentMethodId"[^>]*value="([0-9a-f]{32})"/g)]
  const paymentMethodId = ids.at(-1)?.[1] ?? ''
  await browser.post('/account/payment', { paymentMethodId })
  expect(fieldsIn(await browser.get('/account/payment'))['paymentMethodId']).toBe(paymentMethodId)
})

test('the account lists an order, which can be cancelled and repeated', async () => {
  const browser = await customer()
  const id = await ordered(browser)
  expect((await browser.get('/account/order')).text).toContain(id)
  const order = await browser.get(`/account/order/${id}`)
  expect([order.status, order.text.includes('Steckschnalle 24500')]).toEqual([200, true])
  expect((await browser.get(`/account/order/${id}/cancel`)).status).toBe(200)
  expect((await browser.post(`/account/order/${id}/cancel`, {})).status).toBe(303)
  expect((await browser.get(`/account/order/${id}`)).text).toContain('storniert')
  const again = await browser.post(`/account/order/${id}/reorder`, {})
  expect([again.status, again.location]).toEqual([303, '/checkout/cart'])
  expect((await browser.get('/checkout/cart')).text).toContain('Steckschnalle 24500')
})

test('password and language can be changed', async () => {
  const email = anEmail()
  const browser = await customer(email)
  const changed = await browser.post('/account/password', {
    currentPassword: PASSWORD,
    newPassword: 'ganz-neues-1',
    newPasswordConfirm: 'ganz-neues-1',
  })
  expect([changed.status, changed.location]).toEqual([303, '/account/profile'])
  expect((await browser.post('/account/language', { language: 'en' })).status).toBe(303)
  const other = visitor()
  const entered = await other.post('/login', { email, password: 'ganz-neues-1' })
  expect(entered.status).toBe(303)
})

test('a password recovery can be requested', async () => {
  const email = anEmail()
  await customer(email)
  const requested = await visitor().post('/reset-password', {
    ...(await readFor()),
    email,
    website: '',
  })
  expect([requested.status, requested.location]).toEqual([303, '/reset-password/sent'])
})

test('the data export contains the data that Shopware provides', async () => {
  const email = anEmail()
  const browser = await customer(email)
  const id = await ordered(browser)
  const file = await browser.post('/account/data/download', {})
  expect(file.status).toBe(200)
  expect(file.text).toContain(email)
  expect(file.text).toContain(id)
})

test('an account can be deleted', async () => {
  const email = anEmail()
  const browser = await customer(email)
  const ended = await browser.post('/account/delete', { password: PASSWORD })
  expect([ended.status, ended.location]).toEqual([303, '/account/deleted'])
  expect((await visitor().post('/login', { email, password: PASSWORD })).status).toBeGreaterThan(
    399,
  )
})

test('a guest is not offered an account if that Shopware cannot convert guests', async () => {
  const browser = visitor()
  await browser.post('/checkout/cart/add', { productId: idOfProduct('24500'), quantity: '1' })
  const form = { ...fieldsIn(await browser.get('/checkout')), ...ADDRESS }
  const placed = await browser.post('/checkout/order', form)
  const page = await browser.get(placed.location ?? '')
  expect([page.status, page.text.includes('convert-guest')]).toEqual([200, false])
})
