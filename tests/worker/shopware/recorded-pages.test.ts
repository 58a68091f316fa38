import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import pagesText from '#tests/replay/data/pages.json?raw'
import { SHOPWARE_LANGUAGES } from '#tests/replay/languages.ts'
import { PAGES, recordedPagesOf } from '#tests/replay/recorded-pages.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aReplayedShopware, remoteAt } from './replayed-shopware.ts'

const HOST = 'recorded.shopware.test'
const pages = recordedPagesOf(pagesText)

let shopware: ReturnType<typeof aReplayedShopware>
let requestsOf: string[] = []
beforeEach(() => {
  requestsOf = []
  shopware = aReplayedShopware(HOST, {
    pages,
    // A request without a recorded response fails here.
    embedded: async (request) => {
      requestsOf.push(`${request.method} ${new URL(request.url).pathname}`)
      return Response.json({ errors: [] }, { status: 500 })
    },
  })
  vi.stubGlobal('fetch', shopware.fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const SAID: Readonly<Record<(typeof PAGES)[number], string>> = {
  '/': 'Stoffe',
  '/en': 'Fabrics',
  '/Stoffe': 'Ripstop-Polyester',
  '/en/Fabrics': 'Ripstop polyester',
  '/Ripstop-Nylon-silikonbeschichtet-20den-36g-qm-Schwarz/70000': '11,90',
  '/en/Ripstop-nylon-silicone-coated-20den-36g-sqm-Black/70000': '11.90',
  '/search?search=Ripstop': 'Ripstop-Nylon',
  '/en/search?search=Ripstop': 'Ripstop nylon',
  '/search?search=xqzwvkjh': 'xqzwvkjh',
  '/en/search?search=xqzwvkjh': 'xqzwvkjh',
  '/impressum': 'Impressum',
  '/en/imprint': 'Imprint',
}

test.each(PAGES)('%s is built from recorded Shopware responses only', async (path) => {
  const page = await aBrowser(new Map(), remoteAt(HOST)).get(path)
  expect([page.status, page.text.includes(SAID[path])]).toEqual([200, true])
  expect(requestsOf).toEqual([])
  expect(shopware.requested.length).toBeGreaterThan(0)
})

test.each(pages.map((page) => [page.path, page] as const))(
  'the replayed response of %s equals the recording',
  async (_, page) => {
    const { method, path, language, seoUrls, body, text } = page
    const response = await shopware.fetch(`https://${HOST}/store-api${path}`, {
      method,
      headers: {
        'sw-access-key': remoteAt(HOST).STORE_API_ACCESS_KEY,
        ...(language && { 'sw-language-id': SHOPWARE_LANGUAGES[language] }),
        ...(seoUrls && { 'sw-include-seo-urls': '1' }),
      },
      ...(body && { body }),
    })
    expect(response.status).toBe(text === '' ? 204 : page.status)
    expect(await response.text()).toBe(text.replaceAll('<shop>', `https:\\/\\/${HOST}`))
  },
)
