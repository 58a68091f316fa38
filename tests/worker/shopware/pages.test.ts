import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aBlock, aPage, aSection, aText } from '#tests/builders/content.ts'
import { aCatalogue, aCategory, aFamily, anArticle } from '#tests/builders/import-records.ts'
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
      families: [aFamily('ripstop', { axes: ['shade'], categories: ['coated'] })],
      articles: [
        anArticle('70000', { options: { shade: 'black' } }),
        anArticle('70001', { options: { shade: 'olive' } }),
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
  ['/search?search=Artikel', '/Artikel-70000/70000'],
  ['/en/search?search=Article', '/en/Article-70000/70000'],
  ['/search?search=xqzwvkjh', 'xqzwvkjh'],
  ['/en/search?search=xqzwvkjh', 'xqzwvkjh'],
  ['/impressum', 'Wer wir sind'],
  ['/en/imprint', 'Who we are'],
])('%s is there', async (path, said) => {
  const page = await get(path)
  expect([page.status, page.location]).toEqual([200, null])
  expect(page.text).toContain(said)
})

test.each([
  ['/Stoffe/', '/Stoffe'],
  ['/stoffe', '/Stoffe'],
  ['/en/fabrics/coated-fabrics', '/en/Fabrics/Coated-fabrics'],
  ['/irgendwie/70001', '/Artikel-70001/70001'],
  ['/IMPRESSUM', '/impressum'],
  ['/Test/', '/Test'],
])('%s leads to %s in one hop, and that page stays', async (path, target) => {
  const page = await get(path)
  expect([page.status, page.location]).toEqual([301, target])
  if (target !== '/Test') expect((await get(target)).status).toBe(200)
})

test('an old address leads on where that Shopware has no page of it', async () => {
  const page = await get('/know-how/tipps')
  expect([page.status, page.location]).toEqual([301, '/know-how'])
})

test('pictures may come from where that Shopware stands, and from the CDN that is configured', async () => {
  const page = await aBrowser(new Map(), {
    ...REMOTE,
    SHOP_MEDIA_ORIGINS: 'https://cdn.example',
  }).get('/Artikel-70000/70000')
  const policy = page.headers.get('content-security-policy')
  expect(policy).toMatch(
    /img-src 'self' data: https:\/\/pages\.shopware\.test https:\/\/cdn\.example;/,
  )
})

test('an article offers its colours by name', async () => {
  const { text } = await get('/Artikel-70000/70000')
  expect(text).toContain('Schwarz')
  expect(text).toContain('/Artikel-70001/70001')
})
