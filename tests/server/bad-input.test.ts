import { expect, test } from 'vitest'
import { messages } from '#shared/i18n/messages.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aShop, ask } from './test-shop.ts'

const PRODUCT = idOf('product', '70000')
const shop = aShop()

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(shop().origin + path, { headers })

/** Posts a form of the shop's own pages and returns the response for the browser. */
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(shop().origin + path, {
    method: 'POST',
    headers: { origin: shop().origin, ...headers },
    body: new URLSearchParams(form),
    redirect: 'manual',
  })

test.each([
  ['/gibt-es-nicht', 'Seite nicht gefunden'],
  ['/en/does-not-exist', 'Page not found'],
  ['/endlosreissverschluss', 'Seite nicht gefunden'],
  ['/ripstop-nylon/99999', 'Seite nicht gefunden'],
  ['/stoffe/gibt-es-nicht', 'Seite nicht gefunden'],
  ['/detail/00000000000000000000000000000000', 'Seite nicht gefunden'],
  ['/navigation/kein-schluessel', 'Seite nicht gefunden'],
  ['/fr/tissus', 'Seite nicht gefunden'],
  ['/%00', 'Seite nicht gefunden'],
  ['/%E0%A4%A', 'Seite nicht gefunden'],
  ['/checkout/success/00000000000000000000000000000000', 'Seite nicht gefunden'],
])('%s returns a 404 in its language', async (path, sentence) => {
  const response = await get(path, { accept: 'text/html' })
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(sentence)
})

test.each(['/', '/stoffe', '/checkout/cart'])(
  '%s treats invalid cookies and an invalid token as a new visitor',
  async (path) => {
    const cookie = 'view=%E0%A4%A; sw-context-token=<script>; flash={{{; locale=xx'
    expect((await get(path, { cookie })).status).toBe(200)
  },
)

test('an unknown valid token opens an empty cart and writes nothing', async () => {
  const cookie = `sw-context-token=${'A1b2'.repeat(8)}`
  const { status, headers } = await get('/checkout/cart', { cookie })
  expect([status, headers.get('set-cookie')]).toEqual([200, null])
})

test('a form from another site is refused', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const form = { productId: PRODUCT, quantity: '1' }
  const { status, headers } = await post('/checkout/cart/add', form, foreign)
  expect([status, headers.get('set-cookie')]).toEqual([403, null])
})

test('a body over 256 kB is refused with a message', async () => {
  const response = await post('/en/checkout/cart/add', { productId: 'x'.repeat(300_000) })
  expect(response.status).toBe(413)
  expect(await response.text()).toContain('Too much data')
})

test('a body of another type is refused with a message', async () => {
  const form = { productId: '1' }
  const response = await post('/checkout/cart/add', form, { 'content-type': 'text/plain' })
  expect(response.status).toBe(415)
})

test.each(['0', '-1', '2.35.1', '1e9', 'viel', '', '999999999999999999999'])(
  'a quantity of "%s" leaves the cart unchanged and shows a reason',
  async (quantity) => {
    const response = await post('/checkout/cart/add', { productId: PRODUCT, quantity })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null])
    const cart = await response.text()
    expect(cart).toMatch(/class="notice[^"]*\bbad\b/)
    expect(cart).not.toContain('class="line"')
  },
)

test.each([
  '/registration/confirm',
  '/registration/confirm?em=abc',
  '/registration/confirm?em=abc&hash=%3Cscript%3E',
  '/account/email/confirm?hash=',
  '/account/recover/password?hash=abc',
  `/account/recover/password?hash=${'0'.repeat(32)}`,
])('%s reports that the link is no longer valid', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(messages('de')('account.linkInvalid'))
})

test('a form sent too fast, forged or with a filled honeypot creates no account', async () => {
  const email = 'maschine@post.example'
  const page = await (await get('/reset-password')).text()
  const formToken = /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const sent: readonly Record<string, string>[] = [
    { formToken },
    {},
    { formToken: 'x'.repeat(80) },
    { formToken, website: 'x' },
  ]
  for (const more of sent) {
    const response = await post('/reset-password', { email, ...more })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(email)
  }
})
