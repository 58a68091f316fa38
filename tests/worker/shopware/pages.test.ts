import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aBlock, aPage, aSection, aText } from '#tests/builders/content.ts'
import { aCatalogue, aCategory, aFamily, anArticle } from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aReplayedShopware, REMOTE } from './replayed-shopware.ts'

const text = (de: string, en: string) => ({ de, en })

beforeAll(async () => {
  await importCatalogue(
    aCatalogue({
      categories: [
        aCategory('fabrics', { name: text('Stoffe', 'Fabrics') }),
        aCategory('coated', {
          parent: 'fabrics',
          name: text('Beschichtete Stoffe', 'Coated fabrics'),
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
  vi.stubGlobal('fetch', aReplayedShopware().fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const get = (path: string) => aBrowser(new Map(), REMOTE).get(path)

test.each([
  ['/', 'Stoffe'],
  ['/en', 'Fabrics'],
  ['/Artikel-70000/70000', 'In den Warenkorb'],
  ['/en/Article-70000/70000', 'Add to cart'],
  ['/search?search=Artikel', '/Artikel-70000/70000'],
  ['/en/search?search=Article', '/en/Article-70000/70000'],
])('%s is there', async (path, said) => {
  const page = await get(path)
  expect([page.status, page.location]).toEqual([200, null])
  expect(page.text).toContain(said)
})
