import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aBuckle, aFabric, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
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

const ADD = '/checkout/cart/add'
const inMetres = { productId: idOfProduct('70000'), metres: '2,5', min: '5', step: '1' }

test('a product of tenths of metres is sold by the metre', async () => {
  const { text } = await aBrowser(new Map(), REMOTE).get(`/detail/${idOfProduct('70000')}`)
  const page =
    text === '' ? await aBrowser(new Map(), REMOTE).get('/Ripstop-70000/70000') : { text }
  expect(page.text).toContain('name="metres"')
  expect(page.text).toMatch(/11,90.€<\/span>(?:<!-- -->)?\/m/)
})

test.each([
  ['', 'value="2,5"', '25 Stück'],
  ['/en', 'value="2.5"', '25 pieces'],
])(
  '2.5 m in the cart at %s/checkout/cart are not shown as 25 pieces',
  async (prefix, length, pieces) => {
    const browser = aBrowser(new Map(), REMOTE)
    const added = await browser.post(`${prefix}/checkout/cart/add`, inMetres)
    expect(added.status).toBe(303)
    const { text } = await browser.get(`${prefix}/checkout/cart`)
    expect(text).toContain(length)
    expect(text).not.toContain(pieces)
    expect(text).toContain('/m')
    expect(text).toContain(`${prefix}/detail/${idOfProduct('70000')}`)
  },
)

test('an order of 2.5 m shows 2.5 m', async () => {
  const browser = aBrowser(new Map(), REMOTE)
  await browser.post('/checkout/cart/add', inMetres)
  const placed = await browser.post('/checkout/order', await filledCheckout(browser))
  const page = await browser.get(placed.location ?? '')
  expect(page.status).toBe(200)
  expect(page.text).toMatch(/2,5\sm/)
})

describe('cloth in pieces', () => {
  const cut = (metres: string, pieces: string) => ({ ...inMetres, metres, pieces })
  const cutIn = async (browser: ReturnType<typeof aBrowser>) =>
    /Zuschnitt: ([^<]*)/
      .exec((await browser.get('/checkout/cart')).text)?.[1]
      ?.replaceAll(/\s/g, ' ')

  test('pieces are preserved when more is added to the cart', async () => {
    const browser = aBrowser(new Map(), REMOTE)
    await browser.post(ADD, cut('1,5', '2'))
    await browser.post(ADD, cut('0,8', '2'))
    expect(await cutIn(browser)).toBe('2 × 1,5 m + 2 × 0,8 m')
    await browser.post(ADD, cut('2', '1'))
    expect(await cutIn(browser)).toBe('2 × 1,5 m + 2 × 0,8 m + 2 m')
    const placed = await browser.post('/checkout/order', await filledCheckout(browser))
    const order = await browser.get(placed.location ?? '')
    expect(order.text).toMatch(/2 × 1,5\sm \+ 2 × 0,8\sm \+ 2\sm/)
  })

  test('changing the length makes it one piece, which it stays at the original length', async () => {
    const browser = aBrowser(new Map(), REMOTE)
    await browser.post(ADD, cut('1,5', '2'))
    for (const metres of ['2', '3'])
      await browser.post('/checkout/cart/change', { id: inMetres.productId, metres })
    expect(await cutIn(browser)).toBeUndefined()
  })

  test('a shop that does not store the pieces is reported', async () => {
    const { fetch } = aReplayedShopware(HOST)
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      return request.method === 'PATCH' ? new Response('', { status: 500 }) : fetch(request)
    })
    const browser = aBrowser(new Map(), REMOTE)
    await browser.post(ADD, inMetres)
    await browser.post(ADD, cut('1', '2'))
    const { text } = await browser.get('/checkout/cart')
    expect(text).toMatch(/: 4,5\sm am Stück. Die bisherigen Stücke passen nicht/)
  })
})
