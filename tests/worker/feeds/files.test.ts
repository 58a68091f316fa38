import { DAY_MS } from '#shared/domain/durations.ts'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aPage } from '#tests/builders/content.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { aContentShop } from '../content/content-shop.ts'

const both = (text: string) => ({ de: text, en: text })

beforeEach(async () => {
  await emptyStorage()
})

// Cached responses outlive a test, so each test requests other files.
async function aShop() {
  const shop = aContentShop()
  const hidden = aPage({ key: 'sample', path: both('/geheim'), indexed: false })
  const away = { family: 'tests', flags: ['testArticle'], orderable: false, listed: false } as const
  const tested = aProductRecord('73100TEST', { ...away, flags: [...away.flags] })
  await shop.import({
    ...aCatalogue({
      categories: [aCategory()],
      families: [aParentRecord(), aParentRecord('tests')],
      articles: [aProductRecord('70000', { name: both('Stoff <leicht> & dicht') }), tested],
    }),
    pages: [aPage(), hidden],
  })
  return shop
}

const locations = (text: string) =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location)

test('robots.txt lists excluded paths and the sitemap', async () => {
  const { status, headers, text } = await (await aShop()).get('/robots.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  for (const path of ['/checkout/', '/en/account$', '/search?', '/_', '/*?']) {
    expect(text).toContain(`\nDisallow: ${path}\n`)
  }
  expect(text).toContain('\nSitemap: https://shop.test/sitemap.xml\n')
})

test('security.txt names a contact and its expiry date', async () => {
  const shop = await aShop()
  const { status, headers, text } = await shop.get('/.well-known/security.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields).toMatchObject({
    Contact: 'mailto:hallo@ripstop.example',
    'Preferred-Languages': 'de, en',
    Canonical: 'https://shop.test/.well-known/security.txt',
  })
  expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
  const days = (Date.parse(fields.Expires) - Date.now()) / DAY_MS
  expect(days).toBeGreaterThan(350)
  expect(days).toBeLessThan(365)
})

test('the sitemap index links to every kind of page in each language', async () => {
  const shop = await aShop()
  const parts = locations((await shop.get('/sitemap.xml')).text)
  expect(parts).toEqual(
    ['de', 'en'].flatMap((locale) =>
      ['products', 'categories', 'content'].map(
        (kind) => `https://shop.test/sitemap/${locale}-${kind}-1.xml`,
      ),
    ),
  )
})

test('the sitemap contains products with their alternates, but not the test product', async () => {
  const { text } = await (await aShop()).get('/sitemap/en-products-1.xml')
  expect(locations(text)).toEqual(['https://shop.test/en/article/70000'])
  expect(text).toContain('hreflang="de-DE" href="https://shop.test/artikel/70000"')
  expect(text).toContain('hreflang="x-default" href="https://shop.test/artikel/70000"')
})

test('the sitemap contains categories and content, but no noindex pages', async () => {
  const shop = await aShop()
  const categories = locations((await shop.get('/sitemap/de-categories-1.xml')).text)
  expect(categories).toEqual(['https://shop.test/fabrics-de'])
  const content = locations((await shop.get('/sitemap/de-content-1.xml')).text)
  expect(content).toContain('https://shop.test/')
  expect(content).toContain('https://shop.test/impressum')
  expect(content).not.toContain('https://shop.test/geheim')
})

test.each([
  '/sitemap/fr-products-1.xml',
  '/sitemap/de-secrets-1.xml',
  '/sitemap/de-products-9.xml',
])('%s is not part of the sitemap', async (path) => {
  expect((await (await aShop()).get(path)).status).toBe(404)
})

test('the product feed has decimal prices and escaped texts', async () => {
  const { headers, text } = await (await aShop()).get('/products.xml')
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(text).toContain('<g:id>70000</g:id><g:title>Stoff &lt;leicht&gt; &amp; dicht</g:title>')
  expect(text).toContain('<g:price>1.20 EUR</g:price>')
  expect(text).not.toContain('73100TEST')
})

test('the web app manifest has the name of the shop and its page in the language', async () => {
  const { headers, text } = await (await aShop()).get('/en/manifest.webmanifest')
  expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  expect(JSON.parse(text)).toMatchObject({ name: 'Ripstop', lang: 'en-GB', start_url: '/en' })
})

test('a cached file preserves its content type', async () => {
  const shop = await aShop()
  await shop.get('/opensearch.xml')
  const { headers, text } = await shop.get('/opensearch.xml')
  expect(headers.get('x-cache')).toMatch(/^hit/)
  expect(headers.get('content-type')).toMatch(/^application\/opensearchdescription\+xml/)
  expect(text).toContain('template="https://shop.test/search?search={searchTerms}"')
  expect(text).toContain('template="https://shop.test/search/suggest.json?search={searchTerms}"')
})

test('the blog has a feed in each language', async () => {
  const shop = await aShop()
  const { headers, text } = await shop.get('/en/blog.atom')
  expect(headers.get('content-type')).toMatch(/^application\/atom\+xml/)
  expect(text).toContain('xml:lang="en-GB"')
  expect(text).toContain(
    '<link rel="self" type="application/atom+xml" href="https://shop.test/en/blog.atom"/>',
  )
})

test('llms.txt lists the main categories', async () => {
  const { text } = await (await aShop()).get('/llms.txt')
  expect(text).toContain('# Ripstop\n\n>')
  expect(text).toContain('- [fabrics DE](https://shop.test/fabrics-de)')
})
