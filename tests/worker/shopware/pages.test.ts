import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aBlock, aPage, aSection, aText } from '#tests/builders/content.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aProductRecord,
  aReview,
} from '#tests/builders/import-records.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aReplayedShopware, remoteAt } from './replayed-shopware.ts'

const HOST = 'pages.shopware.test'
const REMOTE = remoteAt(HOST)

const both = (de: string, en: string) => ({ de, en })

beforeAll(async () => {
  await importCatalogue(
    aCatalogue({
      categories: [
        aCategory('fabrics', { name: both('Stoffe', 'Fabrics') }),
        aCategory('coated', {
          parent: 'fabrics',
          name: both('Beschichtete Stoffe', 'Coated fabrics'),
        }),
      ],
      families: [aParentRecord('ripstop', { axes: ['shade'], categories: ['coated'] })],
      articles: [
        aProductRecord('70000', { options: { shade: 'black' } }),
        aProductRecord('70001', { options: { shade: 'olive' } }),
      ],
      reviews: [
        aReview('german', {
          title: { de: 'Leicht und zäh', en: null },
          text: { de: 'Rutscht beim Nähen etwas.', en: null },
        }),
      ],
      pages: [
        aPage({
          sections: [
            aSection({
              blocks: [
                aBlock({ slots: [aText({ de: '<p>Wer wir sind</p>', en: '<p>Who we are</p>' })] }),
              ],
            }),
          ],
        }),
      ],
    }),
  )
})
beforeEach(() => {
  vi.stubGlobal('fetch', aReplayedShopware(HOST).fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const get = (path: string) => aBrowser(new Map(), REMOTE).get(path)

test.each([
  ['/', 'Stoffe'],
  ['/en', 'Fabrics'],
  ['/Stoffe', 'Artikel 70000'],
  ['/en/Fabrics', 'Article 70000'],
  ['/Stoffe/Beschichtete-Stoffe', 'Artikel 70000'],
  ['/en/Fabrics/Coated-fabrics', 'Article 70000'],
  ['/Artikel-70000/70000', 'In den Warenkorb'],
  ['/en/Article-70000/70000', 'Add to cart'],
  ['/Stoffe?properties=' + idOf('property-option', 'shade/olive'), 'Artikel 70001'],
  ['/search?search=Artikel', '/Artikel-70000/70000'],
  ['/en/search?search=Article', '/en/Article-70000/70000'],
  ['/search?search=xqzwvkjh', 'xqzwvkjh'],
  ['/en/search?search=xqzwvkjh', 'xqzwvkjh'],
  ['/impressum', 'Wer wir sind'],
  ['/en/imprint', 'Who we are'],
  ['/checkout/cart', 'Warenkorb'],
  ['/login', 'Anmelden'],
  ['/register', 'Konto'],
  ['/sitemap.xml', '/sitemap/de-products-1.xml'],
  ['/sitemap/de-content-1.xml', '/impressum'],
  ['/products.xml', '70000'],
  ['/llms.txt', 'Stoffe'],
])('%s exists', async (path, said) => {
  const page = await get(path)
  expect([page.status, page.location]).toEqual([200, null])
  expect(page.text).toContain(said)
})

test.each([
  '/blog',
  '/en/blog',
  '/blog/post',
  '/lexicon',
  '/naehprojekte',
  '/blog.atom',
  '/blogsearch?search=zelt',
])('%s does not exist, because the shop has no entries', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test.each(['/sitemap/de-content-1.xml', '/sitemap/en-content-1.xml', '/llms.txt', '/en/llms.txt'])(
  '%s lists no pages that the shop does not have',
  async (path) => {
    expect((await get(path)).text).not.toMatch(
      /shop\.test(?:\/en)?\/(?:blog|lexicon|naehprojekte|sewing-projects)/,
    )
  },
)

test('no page links to pages that the shop does not have', async () => {
  for (const path of ['/', '/en', '/Stoffe', '/Artikel-70000/70000'])
    expect((await get(path)).text, path).not.toMatch(
      /href="(?:\/en)?\/(?:blog|lexicon|naehprojekte|sewing-projects)/,
    )
})

test.each([
  ['/Stoffe/', '/Stoffe'],
  ['/stoffe', '/Stoffe'],
  ['/en/fabrics/coated-fabrics', '/en/Fabrics/Coated-fabrics'],
  ['/irgendwie/70001', '/Artikel-70001/70001'],
  ['/IMPRESSUM', '/impressum'],
  ['/Test/', '/Test'],
])('%s redirects to %s in one step, and that page responds', async (path, target) => {
  const page = await get(path)
  expect([page.status, page.location]).toEqual([301, target])
  if (target !== '/Test') expect((await get(target)).status).toBe(200)
})

test("an old address redirects by the plugin's endpoint", async () => {
  const shopware = aReplayedShopware(HOST)
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const request = new Request(input, init)
    return request.url.endsWith('/store-api/redirect')
      ? Response.json({ redirect: '/know-how', status: 301 })
      : shopware.fetch(request)
  })
  const page = await get('/know-how/tipps?from=mail')
  expect([page.status, page.location]).toEqual([301, '/know-how?from=mail'])
})

test.each([
  '/Stoffe?p=99',
  '/Stoffe/Beschichtete-Stoffe?p=99',
  '/en/Fabrics?p=99',
  '/search?search=Artikel&p=99',
])('%s is after the last page and returns 404', async (path) => {
  const page = await get(path)
  expect([page.status, page.location]).toEqual([404, null])
})

test('the CSP allows pictures from the Shopware and from the configured CDN', async () => {
  const page = await aBrowser(new Map(), {
    ...REMOTE,
    SHOP_MEDIA_ORIGINS: 'https://cdn.example',
  }).get('/Artikel-70000/70000')
  const policy = page.headers.get('content-security-policy')
  expect(policy).toMatch(
    /img-src 'self' data: https:\/\/pages\.shopware\.test https:\/\/cdn\.example;/,
  )
})

test('a product shows its colours by name', async () => {
  const { text } = await get('/Artikel-70000/70000')
  expect(text).toContain('Schwarz')
  expect(text).toContain('/Artikel-70001/70001')
})

test.each(['/Stoffe?', '/en/search?search=Article&'])(
  'a filter that only our backend has is ignored at %s',
  async (list) => {
    const { text } = await get(`${list}stock=1&new=1&piece=3&min-weight=900`)
    expect(text).toMatch(/\/Art(?:ikel|icle)-70000\/70000/)
    expect(text).not.toMatch(/class="chips active"|name="(?:stock|new|piece)"/)
  },
)

test('a filter that Shopware has is shown next to one that is ignored', async () => {
  const { text } = await get('/Stoffe?stock=1&shipping-free=1')
  const [chips = ''] = /<ul class="chips active".*?<\/ul>/s.exec(text) ?? []
  expect(chips).toContain('Versandkostenfrei')
  expect(chips).not.toContain('Auf Lager')
})

test('a review has a lang attribute if its language differs from the page’s', async () => {
  const english = await get('/en/Article-70000/70000')
  expect(english.text).toMatch(/<div lang="de" dir="auto"><h3>Leicht und zäh/)
  const german = await get('/Artikel-70000/70000')
  expect(german.text).toMatch(/<div dir="auto"><h3>Leicht und zäh/)
})

test('reviews are counted next to their average, for visitors and search engines', async () => {
  const { text } = await get('/Artikel-70000/70000')
  expect(text).toMatch(/<a href="#reviews" class="rating">.*?<\/svg>1 Bewertung</)
  expect(text).toContain('"reviewCount":1')
})

test('the footer links to existing content pages only', async () => {
  const { text } = await get('/')
  expect(text).toContain('href="/impressum"')
  expect(text).not.toContain('href="/agb"')
  expect(text).toContain('href="/kontakt"')
})

test('a missing page redirects to the contact form, a missing list to the home page', async () => {
  const terms = await get('/agb')
  expect([terms.status, terms.location]).toEqual([302, '/kontakt'])
  const offers = await get('/en/special-offers')
  expect([offers.status, offers.location]).toEqual([302, '/en'])
})

test('the home page lists the shop’s departments', async () => {
  const { text } = await get('/')
  expect(text).toContain('<a class="chip" href="/Stoffe">')
})

test('without SEO paths all links use ids, also in header and footer', async () => {
  const host = 'headless.shopware.test'
  vi.stubGlobal('fetch', aReplayedShopware(host, { channel: 'headless' }).fetch)
  const visitor = aBrowser(new Map(), remoteAt(host))
  const at = (kind: string, key: string) => `/navigation/${idOf(kind, key)}`
  const category = at('category', 'fabrics')
  expect((await visitor.get('/')).text).toContain(`href="${category}"`)
  const listing = await visitor.get(category)
  expect([listing.status, listing.location]).toEqual([200, null])
  const product = `/detail/${idOf('product', '70000')}`
  expect(listing.text).toMatch(/href="\/detail\/[0-9a-f]{32}"/)
  const page = await visitor.get(product)
  expect([page.status, page.text.includes('Artikel 70000')]).toEqual([200, true])
  expect((await visitor.get(`/en${product}`)).text).toContain('Article 70000')
  expect((await visitor.get('/search?search=70000')).location).toBe(product)
  const products = await visitor.get('/sitemap/de-products-1.xml')
  expect([products.status, products.text.includes(`https://shop.test${product}<`)]).toEqual([
    200,
    true,
  ])
  expect((await visitor.get('/sitemap/de-categories-1.xml')).text).toContain(category)
})
