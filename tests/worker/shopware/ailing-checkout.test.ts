import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { aBuckle, discontinue, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { aBrowser, fieldsIn } from '#tests/worker/shopping/browser.ts'
import { ADDRESS, filledCheckout } from '#tests/worker/shopping/checkout-form.ts'
import {
  AILMENTS,
  anAilingShopware,
  holdTheClock,
  readLog,
  type Ailment,
  type AilmentName,
} from './ailing-shopware.ts'
import { remoteAt } from './replayed-shopware.ts'

beforeAll(() => stockShop([aBuckle('24500', { stock: 1_000 }), aBuckle('24501')]))
beforeEach(holdTheClock)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

let shops = 0
function aShop() {
  const host = `ailing-checkout-${shops++}.shopware.test`
  return { shopware: anAilingShopware(host), browser: aBrowser(new Map(), remoteAt(host)) }
}

/** Fails at one call only. */
const at =
  (path: string, ailment: Ailment): Ailment =>
  (request, well) =>
    request.method !== 'GET' && request.url.endsWith(path) ? ailment(request, well) : null

const ORDERED = /^\/(?:en\/)?checkout\/success\/[0-9a-f]{32}$/
const NAMES = Object.keys(AILMENTS) as AilmentName[]
/** Failures after which the call was not executed, as far as the shop knows. */
const UNDONE = NAMES.filter((name) => name !== 'truncated answers')

describe.each(NAMES)('a Shopware with %s', (name) => {
  test.each(['/checkout/order', '/en/checkout/order'])(
    'the input of %s is on the error page',
    async (path) => {
      const { shopware, browser } = aShop()
      const form = await filledCheckout(browser)
      const log = readLog()
      shopware.ailment = AILMENTS[name]
      const page = await browser.post(path, form)
      expect(page.status).toBeGreaterThanOrEqual(400)
      expect(page.text).toContain(`action="${path}"`)
      expect(page.text).toContain(path.startsWith('/en') ? 'Send again' : 'Noch einmal senden')
      expect(fieldsIn(page)).toMatchObject(ADDRESS)
      expect(log()).toEqual([expect.objectContaining({ event: 'store-api-failed' })])
    },
  )

  test('the input of a quick order is on the error page', async () => {
    const { shopware, browser } = aShop()
    shopware.ailment = AILMENTS[name]
    const page = await browser.post('/schnellbestellung', { lines: '24500 3' })
    expect([page.status >= 400, page.text.includes('24500 3')]).toEqual([true, true])
  })

  test('the cart survives the failure', async () => {
    const { shopware, browser } = aShop()
    await filledCheckout(browser)
    shopware.ailment = AILMENTS[name]
    await browser.get('/checkout/cart')
    await browser.get('/checkout')
    shopware.ailment = null
    vi.setSystemTime(Date.now() + 11_000)
    expect((await browser.get('/checkout/cart')).text).toContain('Steckschnalle 24500')
  })

  test('an island gets a message and preserves the input of its form', async () => {
    const { shopware, browser } = aShop()
    const form = await filledCheckout(browser)
    shopware.ailment = AILMENTS[name]
    const response = await browser.post('/checkout/order', form, { accept: 'application/json' })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(JSON.parse(response.text)).toEqual({ error: expect.stringMatching(/\w/) })
  })
})

describe.each(['/account/register', '/context', '/checkout/order'])(
  'a Shopware that fails during the checkout, at %s only',
  (call) => {
    test.each(UNDONE)(
      'after %s the same form can be sent again and places the order',
      async (name) => {
        const { shopware, browser } = aShop()
        const form = await filledCheckout(browser)
        const log = readLog()
        shopware.ailment = at(call, AILMENTS[name])
        const page = await browser.post('/checkout/order', form)
        expect([page.status >= 400, page.text.includes('<html lang="de"')]).toEqual([true, true])
        expect(log()).toEqual([expect.objectContaining({ event: 'store-api-failed' })])
        shopware.ailment = null
        vi.setSystemTime(Date.now() + 11_000)
        const again = await browser.post('/checkout/order', fieldsIn(page))
        expect([again.status, again.location]).toEqual([303, expect.stringMatching(ORDERED)])
      },
    )
  },
)

test('an order whose response was lost is not placed twice, and the buyer is redirected to it', async () => {
  const { shopware, browser } = aShop()
  const form = await filledCheckout(browser)
  shopware.ailment = at('/checkout/order', AILMENTS['truncated answers'])
  const page = await browser.post('/checkout/order', form)
  expect(page.status).toBe(502)
  const placed = await ordersPlaced()
  shopware.ailment = null
  const again = await browser.post('/checkout/order', fieldsIn(page))
  expect([again.status, again.location]).toEqual([303, expect.stringMatching(ORDERED)])
  const order = await browser.get(again.location ?? '')
  expect([order.status, order.text.includes('Steckschnalle 24500')]).toEqual([200, true])
  expect(await ordersPlaced()).toBe(placed)
})

test('a form sent hours after its order gets an explanation, and no second order', async () => {
  const { shopware, browser } = aShop()
  const form = await filledCheckout(browser)
  shopware.ailment = at('/checkout/order', AILMENTS['truncated answers'])
  const page = await browser.post('/checkout/order', form)
  const placed = await ordersPlaced()
  shopware.ailment = null
  vi.setSystemTime(Date.now() + HOUR_MS)
  const again = await browser.post('/checkout/order', fieldsIn(page))
  expect(again.status).toBe(403)
  expect(again.text).toContain('ist Ihre Bestellung schon eingegangen')
  expect(await ordersPlaced()).toBe(placed)
})

async function ordersPlaced(): Promise<number> {
  const row = await env.DB.prepare('SELECT count(*) AS placed FROM orders').first()
  return Number(row?.['placed'])
}

/** A Shopware that replaces the token at every change and forgets the old one. */
function rotating(): Ailment {
  const inside = new Map<string, string>()
  return async (request, well) => {
    const outer = request.headers.get('sw-context-token')
    const sent = new Headers(request.headers)
    if (outer) sent.set('sw-context-token', inside.get(outer) ?? outer)
    const response = await well(new Request(request, { headers: sent }))
    const token = response.headers.get('sw-context-token')
    const isChange = /\/(?:line-item|context|register|order)$/.test(new URL(request.url).pathname)
    if (!token || request.method === 'GET' || !isChange) return response
    const next = crypto.randomUUID().replaceAll('-', '')
    inside.set(next, token)
    if (outer) inside.set(outer, 'f'.repeat(32))
    const headers = new Headers(response.headers)
    headers.set('sw-context-token', next)
    return new Response(response.body, { status: response.status, headers })
  }
}

test('a Shopware that replaces the token at every change loses neither cart nor order', async () => {
  const { shopware, browser } = aShop()
  shopware.ailment = rotating()
  const form = await filledCheckout(browser)
  const saved = await browser.post('/checkout/save', form)
  expect(saved.text).toContain('Steckschnalle 24500')
  const placed = await browser.post('/checkout/order', { ...form, ...fieldsIn(saved), ...ADDRESS })
  expect([placed.status, placed.location]).toEqual([303, expect.stringMatching(ORDERED)])
  expect((await browser.get(placed.location ?? '')).status).toBe(200)
})

test('a shopper with an unknown session starts a new one without an error', async () => {
  const { browser } = aShop()
  await filledCheckout(browser)
  browser.cookies.set('__Host-sw-context-token', 'a'.repeat(32))
  expect((await browser.get('/checkout/cart')).status).toBe(200)
  expect((await browser.get('/account')).location).toContain('/login')
  const form = await filledCheckout(browser)
  const placed = await browser.post('/checkout/order', form)
  expect([placed.status, placed.location]).toEqual([303, expect.stringMatching(ORDERED)])
})

test('a deleted product is removed from the cart with a notice, and the rest can be ordered', async () => {
  const { browser } = aShop()
  await browser.post('/checkout/cart/add', { productId: idOfProduct('24501'), quantity: '1' })
  const form = await filledCheckout(browser)
  await discontinue('24501')

  const refused = await browser.post('/checkout/order', form)
  expect([refused.status, fieldsIn(refused)]).toEqual([409, expect.objectContaining(ADDRESS)])
  const cart = await browser.get('/checkout/cart')
  expect([cart.status, cart.text.includes('Steckschnalle 24500')]).toEqual([200, true])
  const again = { ...fieldsIn(refused), terms: '1' }
  const placed = await browser.post('/checkout/order', again)
  expect([placed.status, placed.location]).toEqual([303, expect.stringMatching(ORDERED)])
})
