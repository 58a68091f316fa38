import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { sellOneProduct } from './one-product.ts'
import { aReplayedShopware, remoteAt } from './replayed-shopware.ts'

const HOST = 'session.shopware.test'
const TOKEN = '__Host-sw-context-token'
let shopware: ReturnType<typeof aReplayedShopware>

beforeAll(sellOneProduct)
beforeEach(() => {
  shopware = aReplayedShopware(HOST)
  vi.stubGlobal('fetch', shopware.fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const aVisitor = () => aBrowser(new Map(), remoteAt(HOST))

test('reading pages opens no session and sets no token', async () => {
  const visitor = aVisitor()
  for (const path of ['/', '/Artikel-70000/70000', '/Stoffe'])
    expect((await visitor.get(path)).status, path).toBe(200)
  expect([...visitor.cookies]).toEqual([])
  expect(shopware.requested.length).toBeGreaterThan(0)
  expect(shopware.requested.filter(({ token }) => token !== null)).toEqual([])
})

test('a product is added to the cart of the session that Shopware opened', async () => {
  const visitor = aVisitor()
  const productId = idOf('product', '70000')
  const added = await visitor.post('/checkout/cart/add', { productId, quantity: '2' })
  expect(added.status).toBe(303)
  expect(visitor.cookies.get(TOKEN)).toMatch(/^\w{32}$/)
  expect((await visitor.get('/checkout/cart')).text).toContain('Artikel 70000')
})

test('a login without a new session is a failed login', async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    return request.url.endsWith('/account/login') ? Response.json({}) : shopware.fetch(request)
  })
  const visitor = aVisitor()
  const fields = { email: 'anna@shop.test', password: 'geheim-genug' }
  const entered = await visitor.post('/login', fields)
  expect([entered.status, entered.location]).toEqual([503, null])
  expect(visitor.cookies.has(TOKEN)).toBe(false)
})
