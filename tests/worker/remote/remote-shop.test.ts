import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCatalogue, aMeasure, aGroup, anArticle, aFamily } from '#tests/builders/import-records.ts'
import { aPage } from '#tests/builders/content.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { importCatalogue, SECRET } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aPlainShopware, REMOTE } from './plain-shopware.ts'

const ARTICLE = '/artikel/70000'
const OPERATOR = { authorization: `Bearer ${SECRET}` }
const A_PARCEL = {
  key: 'standard',
  kind: 'parcel',
  name: { de: 'Paket', en: 'Parcel' },
  note: { de: 'Gefaltet.', en: 'Folded.' },
  position: 1,
  costs: [{ countryIso: 'DE', grossCents: 490 }],
  freeFrom: [],
  maxWeightMg: null,
}
let shopware: ReturnType<typeof aPlainShopware>

beforeAll(async () => {
  await importCatalogue(
    aCatalogue({
      properties: [aGroup(), aMeasure('grammage', 'g', [36])],
      families: [aFamily('ripstop', { axes: ['shade'], properties: { grammage: ['36'] } })],
      articles: [
        anArticle('70000', { options: { shade: 'black' } }),
        anArticle('70001', { options: { shade: 'olive' } }),
      ],
      'shipping-methods': [A_PARCEL],
      pages: [aPage()],
    }),
  )
})
beforeEach(() => {
  shopware = aPlainShopware()
  vi.stubGlobal('fetch', shopware.fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const aVisitor = (bindings: object = REMOTE) => aBrowser(new Map(), bindings)

describe('in front of a Shopware without plugins', () => {
  test.each([
    ['/', 'Ripstop'],
    ['/en', 'Ripstop'],
    ['/fabrics-de', 'Artikel 70000'],
    ['/en/fabrics', 'Article 70000'],
    ['/fabrics-de?properties=' + idOf('property-option', 'shade/olive'), 'Artikel 70001'],
    [ARTICLE, 'In den Warenkorb'],
    ['/en/article/70000', 'Add to cart'],
    ['/search?search=Artikel', '/artikel/7000'],
    ['/impressum', 'Impressum'],
    ['/checkout/cart', 'Warenkorb'],
    ['/login', 'Anmelden'],
    ['/register', 'Konto'],
    ['/sitemap.xml', '/sitemap/de-products-1.xml'],
    ['/sitemap/de-content-1.xml', '/impressum'],
    ['/products.xml', '70000'],
    ['/llms.txt', 'fabrics'],
  ])('%s is there', async (path, text) => {
    const page = await aVisitor().get(path)
    expect(page.status).toBe(200)
    expect(page.text).toContain(text)
  })

  test.each([
    '/blog',
    '/en/blog',
    '/blog/post',
    '/lexicon',
    '/naehprojekte',
    '/blog.atom',
    '/blogsearch?search=zelt',
  ])('%s is not, as the shop has none', async (path) => {
    expect((await aVisitor().get(path)).status).toBe(404)
  })

  test('no page leads to what the shop does not have', async () => {
    const { text } = await aVisitor().get('/')
    expect(text).not.toMatch(/href="(?:\/en)?\/(?:blog|lexicon|naehprojekte|sewing-projects)/)
  })

  test('an article goes into the cart of the session that the shop opens', async () => {
    const visitor = aVisitor()
    const productId = idOf('product', '70000')
    const added = await visitor.post('/checkout/cart/add', { productId, quantity: '2' })
    expect(added.status).toBe(303)
    expect(visitor.cookies.get('__Host-sw-context-token')).toMatch(/^\w{32}$/)
    expect((await visitor.get('/checkout/cart')).text).toContain('Artikel 70000')
  })

  test('reading opens no session and tells no token', async () => {
    const visitor = aVisitor()
    for (const path of ['/', ARTICLE, '/fabrics-de']) await visitor.get(path)
    expect([...visitor.cookies]).toEqual([])
    expect(shopware.asked.filter(({ token }) => token !== null)).toEqual([])
  })

  test('a page is asked for in its language, by the id that the shop has for it', async () => {
    await aVisitor().get('/en/imprint')
    const ids = shopware.asked.map(({ languageId }) => languageId)
    expect(ids).toContain('5ab3dd6cf2b14d5eb6b2d4f5a7a0f9c1')
  })

  test('a login that opens no session is no login', async () => {
    const answer = async (request: Request) =>
      new URL(request.url).pathname.endsWith('/account/login') ? Response.json({}) : null
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      return (await answer(request)) ?? shopware.fetch(request)
    })
    const visitor = aVisitor()
    const fields = { email: 'anna@shop.test', password: 'geheim-genug' }
    const entered = await visitor.post('/login', fields)
    expect([entered.status, entered.location]).toEqual([503, null])
    expect(visitor.cookies.has('__Host-sw-context-token')).toBe(false)
  })

  test.each([
    ['an old address', '/alt/70000', {}],
    ['Markdown', ARTICLE, { accept: 'text/markdown' }],
  ])('%s is answered without what only the page shows', async (_what, path, headers) => {
    await aVisitor().get(path, headers)
    const paths = shopware.asked.map((asked) => asked.path).join(' ')
    expect(paths).not.toMatch(/cross-selling|reviews|shipping-method/)
  })

  test('an article whose shipping costs are just not told is not kept without them', async () => {
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
      String(input instanceof Request ? input.url : input).includes('/shipping-method')
        ? new Response('', { status: 500 })
        : shopware.fetch(input, init),
    )
    const url = 'https://half.test/store-api'
    const visitor = aVisitor({ ...REMOTE, STORE_API_URL: url })
    for (let turn = 0; turn < 2; turn++) {
      const page = await visitor.get(ARTICLE)
      expect([page.status, page.headers.get('x-cache')]).toEqual([200, 'miss'])
    }
  })

  test('operators see how it answers, and what it does not have', async () => {
    const { text } = await aVisitor().get('/shopware', OPERATOR)
    expect(text).toContain('shopware.test')
    expect(text).toContain('gibt es dort nicht')
    expect(text).not.toContain(REMOTE.STORE_API_ACCESS_KEY)
  })
})

describe('a shop that does not know our key', () => {
  const WRONG = {
    ...REMOTE,
    STORE_API_URL: 'https://other.test/store-api',
    STORE_API_ACCESS_KEY: 'SWSCWRONG',
  }

  test.each(['/', '/wrong-page', '/checkout/cart'])('has no %s, and says why', async (path) => {
    const page = await aVisitor(WRONG).get(path)
    expect(page.status).toBe(412)
    expect(page.text).toContain('Konfiguration stimmt nicht')
  })

  test('tells operators what it said', async () => {
    const page = await aVisitor(WRONG).get('/shopware', OPERATOR)
    expect(page.status).toBe(200)
    expect(page.text).toContain('FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND')
  })

  test('tells strangers only that it fails, and is asked for them once a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    // It knew the key when it told its languages, and no longer does.
    const told = aPlainShopware()
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      if (!request.url.endsWith('/language')) return shopware.fetch(request)
      const headers = new Headers(request.headers)
      headers.set('sw-access-key', REMOTE.STORE_API_ACCESS_KEY)
      return told.fetch(new Request(request, { headers }))
    })
    const visit = async (headers: Record<string, string> = {}) => {
      const before = shopware.asked.length
      const { text } = await aVisitor(WRONG).get('/shopware', headers)
      return { text, asked: shopware.asked.length - before }
    }
    const first = await visit()
    expect(first.text).toContain('schlägt fehl')
    for (const secret of ['other.test', 'FRAMEWORK__', 'No route found', 'Katalogstand'])
      expect(first.text).not.toContain(secret)
    const again = await visit({ authorization: 'Bearer not-the-secret' })
    expect(again.asked).toBeLessThan(first.asked)
    expect(again.text).not.toContain('other.test')
    vi.setSystemTime(Date.now() + 61_000)
    expect((await visit()).asked).toBe(first.asked)
    vi.useRealTimers()
  })
})

test('a shop in maintenance shows no page that could be pieced together without it', async () => {
  const code = 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE'
  vi.stubGlobal('fetch', async () => Response.json({ errors: [{ code }] }, { status: 503 }))
  const page = await aVisitor({ ...REMOTE, STORE_API_URL: 'https://closed.test/store-api' }).get(
    '/',
  )
  expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store'])
})

test.each(['STORE_API_URL', 'STORE_API_ACCESS_KEY'] as const)(
  'with %s alone nothing starts',
  async (name) => {
    const page = await aVisitor({ [name]: REMOTE[name] }).get('/')
    expect(page.status).toBe(500)
    expect(page.text).toContain(
      'Make sure that endpoint and accessToken are settled in the configuration',
    )
  },
)
