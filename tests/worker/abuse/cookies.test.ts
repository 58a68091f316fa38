import { beforeAll, expect, test } from 'vitest'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'

const ADD = '/checkout/cart/add'
const buckle = { productId: idOfProduct('24500'), quantity: '2' }
const HTTP = { SHOP_ORIGIN: 'http://127.0.0.1:8787' }

beforeAll(() => stockShop([aBuckle('24500')]))

const namesOf = (headers: Headers) =>
  headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf('=')))

test('over https the session cookie has the __Host- prefix, which other hosts cannot set', async () => {
  const browser = aBrowser()
  const { headers } = await browser.post(ADD, buckle)
  expect(namesOf(headers)).toEqual(expect.arrayContaining(['__Host-sw-context-token', 'view']))
  const [session] = headers.getSetCookie().filter((one) => one.startsWith('__Host-'))
  expect(session).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect((await browser.get('/checkout/cart')).text).toContain('Steckschnalle 24500')
})

test('over http cookies have no prefix, as browsers would reject it', async () => {
  const browser = aBrowser(new Map(), HTTP)
  const { headers } = await browser.post(ADD, buckle, { origin: HTTP.SHOP_ORIGIN })
  expect(namesOf(headers).filter((name) => name.startsWith('__'))).toEqual([])
})

test('a session cookie without prefix, which a sibling domain could set, is ignored over https', async () => {
  const stranger = aBrowser()
  await stranger.post(ADD, buckle)
  const token = stranger.cookies.get('__Host-sw-context-token') ?? ''
  const planted = new Map([
    ['sw-context-token', token],
    ['locale', 'en'],
  ])
  const browser = aBrowser(new Map(planted))
  expect((await browser.get('/checkout/cart')).text).not.toContain('Steckschnalle 24500')
  await browser.post(ADD, buckle)
  const own = browser.cookies.get('__Host-sw-context-token')
  expect(own).toMatch(/^[0-9A-Za-z]{32}$/)
  expect(own).not.toBe(token)
  expect((await aBrowser(new Map(planted)).get('/')).status).toBe(200)
})

test('adding the first product replaces a session token that someone else set', async () => {
  const planted = 'z'.repeat(32)
  const browser = aBrowser(new Map([['__Host-sw-context-token', planted]]))
  await browser.post(ADD, buckle)
  const token = browser.cookies.get('__Host-sw-context-token')
  expect(token).toMatch(/^[0-9A-Za-z]{32}$/)
  expect(token?.slice(0, 16)).not.toBe(planted.slice(0, 16))
  const stranger = aBrowser(new Map([['__Host-sw-context-token', planted]]))
  expect((await stranger.get('/checkout/cart')).text).not.toContain('Steckschnalle 24500')
})

test.each([
  ['redirects to another site', { remarks: [], back: 'https://evil.example/' }],
  ['redirects to another site with two slashes', { remarks: [], back: '//evil.example/' }],
  ['has unknown fields', { remarks: [{ tone: 'loud', text: 'evil.example' }], back: null }],
])('a flash message cookie that %s is not shown', async (_, planted) => {
  const cookie = encodeURIComponent(JSON.stringify(planted))
  const browser = aBrowser(new Map([['__Host-flash', cookie]]))
  const { status, text } = await browser.get('/checkout/cart')
  expect([status, text.includes('evil.example')]).toEqual([200, false])
})
