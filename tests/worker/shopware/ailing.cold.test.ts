import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import {
  AILMENTS,
  anAilingShopware,
  holdTheClock,
  readLog,
  taking,
  type Ailment,
  type AilmentName,
} from './ailing-shopware.ts'
import { sellOneProduct } from './one-product.ts'
import { remoteAt } from './replayed-shopware.ts'

const PATIENCE_MS = 8_000

beforeAll(sellOneProduct)
beforeEach(holdTheClock)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

let shops = 0
/** Each test has its own shop, because responses are cached by address. */
function aShop() {
  const host = `ailing-${shops++}.shopware.test`
  const shopware = anAilingShopware(host)
  const { get, post } = aBrowser(new Map(), remoteAt(host))
  return { shopware, log: readLog(), get, post }
}

const STATUS: Readonly<Record<AilmentName, number>> = {
  maintenance: 503,
  'a wrong key': 412,
  'an inactive channel': 412,
  'a proxy that answers HTML': 502,
  'a proxy that sends elsewhere': 502,
  'truncated answers': 502,
  'connections that break': 503,
  'errors of its own': 502,
  'nobody there': 503,
  'thirty seconds a call': 408,
}
const NAMES = Object.keys(AILMENTS) as AilmentName[]
/** Failures with which every page is refused. */
const CLOSED = new Set<AilmentName>(['maintenance', 'a wrong key', 'an inactive channel'])

describe.each(NAMES)('Shopware with %s', (name) => {
  test.each([
    ['/Stoffe', 'de'],
    ['/en/Fabrics', 'en'],
    ['/Artikel-70000/70000', 'de'],
    ['/search?search=Artikel', 'de'],
    ['/checkout/cart', 'de'],
    ['/en/checkout/cart', 'en'],
    ['/checkout/express', 'de'],
    ['/vergleich?articles=70000', 'de'],
    ['/en/compare?articles=70000', 'en'],
  ])('%s shows a message in its language, with one line in the log', async (path, language) => {
    const shop = aShop()
    shop.shopware.ailment = AILMENTS[name]
    const page = await shop.get(path)
    expect(page.status).toBe(STATUS[name])
    expect(page.text).toContain(`<html lang="${language}"`)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(shop.log()).toEqual([expect.objectContaining({ event: 'store-api-failed' })])
  })

  test.each(['/seen?articles=70000', '/en/checkout/cart/parts'])(
    'the page fragment %s is empty unless the whole shop is closed',
    async (path) => {
      const shop = aShop()
      shop.shopware.ailment = AILMENTS[name]
      expect((await shop.get(path)).status).toBe(CLOSED.has(name) ? STATUS[name] : 204)
    },
  )

  test.each(['/Stoffe', '/Artikel-70000/70000'])(
    'the cached %s is shown, with one line in the log',
    async (path) => {
      const shop = aShop()
      expect((await shop.get(path)).status).toBe(200)
      vi.setSystemTime(Date.now() + 11 * 60_000)
      shop.shopware.ailment = AILMENTS[name]
      const page = await shop.get(path)
      // Streamed from cached responses, which is unknown when the headers are sent.
      expect([page.status, page.headers.get('x-cache')]).toEqual([200, 'miss'])
      expect(page.text).toContain('Artikel 70000')
      expect(shop.log()).toEqual([expect.objectContaining({ event: 'store-api-failed' })])
      shop.shopware.ailment = null
      vi.setSystemTime(Date.now() + 11_000)
      expect((await shop.get(path)).headers.get('x-cache')).toBe('miss')
    },
  )
})

test('a page that follows a failure is sent whole, and says that it is made of stale responses', async () => {
  const shop = aShop()
  await shop.get('/Stoffe')
  vi.setSystemTime(Date.now() + 11 * 60_000)
  shop.shopware.ailment = AILMENTS['errors of its own']
  const cached = async () => {
    const page = await shop.get('/Stoffe')
    return [page.status, page.headers.get('x-cache')]
  }
  expect([await cached(), await cached()]).toEqual([
    [200, 'miss'],
    [200, 'stale-error-answers'],
  ])
})

test('a page waits up to three seconds per call, for two rounds', async () => {
  const shop = aShop()
  await shop.get('/search/suggest?search=zz')
  shop.shopware.ailment = taking(3)
  const begunMs = Date.now()
  expect((await shop.get('/Artikel-70000/70000')).status).toBe(200)
  expect(Date.now() - begunMs).toBeLessThanOrEqual(6_000)
  expect(shop.log()).toEqual([])
})

test('a backend that takes thirty seconds delays a page only by one call’s time limit', async () => {
  const shop = aShop()
  shop.shopware.ailment = taking(30)
  for (const path of ['/', '/Stoffe', '/Artikel-70000/70000', '/checkout/cart', '/checkout']) {
    const begunMs = Date.now()
    await shop.get(path)
    expect(Date.now() - begunMs, path).toBeLessThanOrEqual(PATIENCE_MS)
    vi.setSystemTime(Date.now() + 60_000)
  }
})

test('a login waits longer, because an aborted one can still succeed', async () => {
  const { shopware, post } = aShop()
  const slow = taking(20)
  shopware.ailment = (request, well) =>
    request.url.endsWith('/account/login') ? slow(request, well) : null
  const fields = { email: 'niemand@post.test', password: 'Steppstich 3,5 mm' }
  expect((await post('/login', fields)).text).toContain('Passwort ist falsch.')
})

/** Language responses with these codes. */
const withLanguages = (...codes: readonly (readonly [string, string])[]): Ailment => {
  const renamed = new Map(codes)
  return async (request, well) => {
    if (!request.url.endsWith('/language')) return well()
    const response: { elements: { translationCode: { code: string } }[] } = await (
      await well()
    ).json()
    const elements = response.elements.flatMap((one) => {
      const code = renamed.get(one.translationCode.code)
      return code === undefined ? [] : [{ ...one, translationCode: { code } }]
    })
    return Response.json({ ...response, elements })
  }
}

describe('a Shopware without English', () => {
  const aGermanShop = () => {
    const shop = aShop()
    shop.shopware.ailment = withLanguages(['de-DE', 'de-DE'])
    return shop
  }

  test.each(['/', '/Stoffe', '/Artikel-70000/70000', '/search?search=Artikel', '/checkout/cart'])(
    'without English the German page %s works',
    async (path) => {
      const page = await aGermanShop().get(path)
      expect(page.status).toBe(200)
      expect(page.text).not.toMatch(/hreflang="en|(?:href|value)="\/en["/?]|name="locale"/i)
    },
  )

  test.each(['/en', '/en/Fabrics', '/en/search?search=Article', '/en/checkout/cart'])(
    'without English %s returns a 404 in English',
    async (path) => {
      const page = await aGermanShop().get(path)
      expect(page.status).toBe(404)
      expect(page.text).toContain('<html lang="en"')
    },
  )
})

test('another English locale is used as English', async () => {
  const shop = aShop()
  shop.shopware.ailment = withLanguages(['de-DE', 'de-AT'], ['en-GB', 'en-US'])
  expect((await shop.get('/en/Fabrics')).text).toContain('Article 70000')
  expect((await shop.get('/Stoffe')).text).toContain('Artikel 70000')
})

test('a Shopware without any of our languages is refused as misconfigured', async () => {
  const shop = aShop()
  shop.shopware.ailment = withLanguages(['de-DE', 'fr-FR'])
  for (const path of ['/', '/Stoffe', '/en/Fabrics', '/checkout/cart'])
    expect((await shop.get(path)).status, path).toBe(412)
  expect(shop.log().map(({ code }) => code)).toEqual(Array(4).fill('SYSTEM__LANGUAGE_NOT_FOUND'))
})

test('without SEO paths an unknown path returns 404', async () => {
  const shop = aShop()
  shop.shopware.ailment = async (request, well) =>
    request.url.endsWith('/seo-url') ? Response.json({ elements: [], total: 0 }) : well()
  const id = idOf('category', 'fabrics')
  for (const path of [`/navigation/${id}`, `/en/navigation/${id}`])
    expect((await shop.get(path)).status, path).toBe(200)
  for (const [path, language] of [
    ['/Planen', 'de'],
    ['/en/Tarps', 'en'],
  ] as const) {
    const page = await shop.get(path)
    expect([page.status, page.text.includes(`<html lang="${language}"`)]).toEqual([404, true])
  }
})

test('during maintenance no page is built from other data', async () => {
  const shop = aShop()
  shop.shopware.ailment = AILMENTS.maintenance
  const page = await shop.get('/')
  expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store'])
})

test('a product without its shipping costs is not cached', async () => {
  const shop = aShop()
  shop.shopware.ailment = (request) =>
    request.url.includes('/shipping-method')
      ? Promise.resolve(new Response('', { status: 500 }))
      : null
  const cacheAt = async () => {
    const page = await shop.get('/Artikel-70000/70000')
    return [page.status, page.headers.get('x-cache')]
  }
  expect([await cacheAt(), await cacheAt()]).toEqual([
    [200, 'miss'],
    [200, 'miss'],
  ])
  shop.shopware.ailment = null
  expect([await cacheAt(), await cacheAt()]).toEqual([
    [200, 'miss'],
    [200, expect.stringMatching(/^hit/)],
  ])
})
