import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { sellOneProduct } from './one-product.ts'
import { aReplayedShopware, remoteAt } from './replayed-shopware.ts'

const HOST = 'two.shopware.test'
const REMOTE = remoteAt(HOST)
const OTHER_KEY = 'SWSCTHEOTHERCHANNEL000000'

beforeAll(sellOneProduct)

/** One Shopware with two channels and different names. */
beforeEach(() => {
  const first = aReplayedShopware(HOST)
  const second = aReplayedShopware(HOST, { accessKey: OTHER_KEY })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.headers.get('sw-access-key') !== OTHER_KEY) return first.fetch(request)
    const response = await second.fetch(request)
    return new Response(
      (await response.text()).replaceAll('Artikel 70000', 'Anderes Ding'),
      response,
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

const shopOf = (changes: object = {}) => aBrowser(new Map(), { ...REMOTE, ...changes })

test('two channels of one Shopware that share KV and cache show their own products', async () => {
  for (const turn of ['cold', 'kept']) {
    const one = await shopOf().get('/Stoffe')
    const two = await shopOf({ STORE_API_ACCESS_KEY: OTHER_KEY }).get('/Stoffe')
    expect([one.text.includes('Artikel 70000'), two.text.includes('Artikel 70000')], turn).toEqual([
      true,
      false,
    ])
    expect(two.text, turn).toContain('Anderes Ding')
  }
})

test('a shop at another address does not show pages of the first one', async () => {
  await shopOf().get('/Stoffe')
  const { text } = await shopOf({ SHOP_ORIGIN: 'https://zweite.test' }).get('/Stoffe')
  expect(text).toContain('https://zweite.test/Stoffe')
  expect(text).not.toContain('https://shop.test')
})

test('no KV key contains the access key', async () => {
  await shopOf().get('/Stoffe')
  const { keys } = await env.KV.list()
  expect(keys.length).toBeGreaterThan(0)
  expect(JSON.stringify(keys)).not.toContain(REMOTE.STORE_API_ACCESS_KEY)
})
