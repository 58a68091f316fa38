import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aBuckle, aFabric, idOfArticle, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { filledCheckout } from '#tests/worker/shopping/checkout-form.ts'
import { aReplayedShopware, remoteAt } from './replayed-shopware.ts'

const HOST = 'metres.shopware.test'
const REMOTE = remoteAt(HOST)

beforeAll(() => stockShop([aBuckle(), aFabric()]))
beforeEach(() => {
  vi.stubGlobal('fetch', aReplayedShopware(HOST).fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const inMetres = { productId: idOfArticle('70000'), metres: '2,5', min: '5', step: '1' }

test('an article of tenths of metres is sold by the metre', async () => {
  const { text } = await aBrowser(new Map(), REMOTE).get(`/detail/${idOfArticle('70000')}`)
  const page =
    text === '' ? await aBrowser(new Map(), REMOTE).get('/Ripstop-70000/70000') : { text }
  expect(page.text).toContain('name="metres"')
  expect(page.text).toMatch(/11,90.€<\/span>(?:<!-- -->)?\/m/)
})

test.each([
  ['', 'value="2,5"', '25 Stück'],
  ['/en', 'value="2.5"', '25 pieces'],
])('2.5 m in the cart at %s/checkout/cart are no 25 pieces', async (prefix, length, pieces) => {
  const browser = aBrowser(new Map(), REMOTE)
  const added = await browser.post(`${prefix}/checkout/cart/add`, inMetres)
  expect(added.status).toBe(303)
  const { text } = await browser.get(`${prefix}/checkout/cart`)
  expect(text).toContain(length)
  expect(text).not.toContain(pieces)
  expect(text).toContain('/m')
  expect(text).toContain(`${prefix}/detail/${idOfArticle('70000')}`)
})

test('an order of 2.5 m says so', async () => {
  const browser = aBrowser(new Map(), REMOTE)
  await browser.post('/checkout/cart/add', inMetres)
  const placed = await browser.post('/checkout/order', await filledCheckout(browser))
  const page = await browser.get(placed.location ?? '')
  expect(page.status).toBe(200)
  expect(page.text).toMatch(/2,5\sm/)
})
