import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aBuckle, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { filledCheckout } from '#tests/worker/shopping/checkout-form.ts'
import { aReplayedShopware, remoteAt } from './replayed-shopware.ts'

const HOST = 'order.shopware.test'
const REMOTE = remoteAt(HOST)

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
  vi.stubGlobal('fetch', aReplayedShopware(HOST).fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a guest can order and open the order', async () => {
  const browser = aBrowser(new Map(), REMOTE)
  const placed = await browser.post('/checkout/order', await filledCheckout(browser))
  expect([placed.status, placed.location]).toEqual([
    303,
    expect.stringMatching(/^\/checkout\/success\/[0-9a-f]{32}$/),
  ])
  const page = await browser.get(placed.location ?? '')
  expect(page.status).toBe(200)
  expect(page.text).toContain('Bestellung 10001')
  expect((await browser.get('/checkout')).location).toBe('/checkout/cart')
})

test('a guest can order in English', async () => {
  const browser = aBrowser(new Map(), REMOTE)
  const form = await filledCheckout(browser)
  const placed = await browser.post('/en/checkout/order', form)
  expect([placed.status, placed.location]).toEqual([
    303,
    expect.stringMatching(/^\/en\/checkout\/success\/[0-9a-f]{32}$/),
  ])
  const page = await browser.get(placed.location ?? '')
  expect([page.status, page.text.includes('Order 10001')]).toEqual([200, true])
})

test('a second address line required by Shopware is reported at its field', async () => {
  const shopware = aReplayedShopware(HOST)
  const name = 'billingAddress.additionalAddressLine2'
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const isLacking =
      request.url.endsWith('/account/register') &&
      !(await request.clone().text()).includes('"additionalAddressLine2":"Hinterhaus"')
    return isLacking ? blankAt('/billingAddress/additionalAddressLine2') : shopware.fetch(request)
  })
  const browser = aBrowser(new Map(), REMOTE)
  const form = await filledCheckout(browser)
  const refused = await browser.post('/checkout/order', form)
  expect(refused.status).toBe(400)
  expect(refused.text).toContain(`href="#${name.replace('.', '-')}"`)
  const placed = await browser.post('/checkout/order', { ...form, [name]: 'Hinterhaus' })
  expect(placed.status).toBe(303)
})

/** The response of a Shopware that requires a registration field. */
function blankAt(pointer: string): Response {
  const error = {
    code: 'VIOLATION::IS_BLANK_ERROR',
    status: '400',
    detail: 'This value should not be blank.',
    source: { pointer },
  }
  return Response.json({ errors: [error] }, { status: 400 })
}

test('a cart that changed in the meantime is shown again instead of ordered', async () => {
  const browser = aBrowser(new Map(), REMOTE)
  const form = await filledCheckout(browser)
  const response = await browser.post('/checkout/order', { ...form, hash: 'another' })
  expect(response.status).toBe(409)
})

test.each(['/pay/1', 'javascript:alert(1)'])(
  'an order exists even if its payment redirects to an invalid address: %s',
  async (redirectUrl) => {
    const shopware = aReplayedShopware(HOST)
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      return request.url.endsWith('/handle-payment')
        ? Response.json({ redirectUrl })
        : shopware.fetch(request)
    })
    const browser = aBrowser(new Map(), REMOTE)
    const placed = await browser.post('/checkout/order', await filledCheckout(browser))
    const page = await browser.get(`${(placed.location ?? '').replace(/#.*/, '')}?pay=now`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Die Seite des Zahlungsdienstes ist gerade nicht erreichbar.')
    expect(page.text).not.toContain(redirectUrl)
  },
)
