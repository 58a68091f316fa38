import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aBlock, aPage, aSection, aText } from '#tests/builders/content.ts'
import { aPost, aProject, aTerm } from '#tests/builders/entries.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aReplayedShopware, remoteAt, withEntries } from './replayed-shopware.ts'
import { inRounds, nearKv } from './rounds.ts'

const both = (de: string, en: string) => ({ de, en })

beforeAll(() =>
  importCatalogue(
    aCatalogue({
      categories: [
        aCategory('fabrics', { name: both('Stoffe', 'Fabrics') }),
        aCategory('new', {
          name: both('Neuheiten', 'New products'),
          path: both('/neuheiten', '/new-products'),
        }),
      ],
      families: [aParentRecord('ripstop', { axes: ['shade'], categories: ['fabrics', 'new'] })],
      articles: [
        aProductRecord('70000', { options: { shade: 'black' } }),
        aProductRecord('70001', { options: { shade: 'olive' } }),
      ],
      pages: [
        aPage({
          sections: [
            aSection({ blocks: [aBlock({ slots: [aText(both('<p>Wir</p>', '<p>We</p>'))] })] }),
          ],
        }),
      ],
      posts: [aPost()],
      terms: [aTerm()],
      projects: [aProject()],
    }),
  ),
)
afterEach(() => vi.unstubAllGlobals())

let shops = 0
/** A shop without caches, and its pages. */
function aColdShop(channel: 'storefront' | 'headless' = 'storefront') {
  const host = `cold-${shops++}.shopware.test`
  const backend = inRounds(withEntries(aReplayedShopware(host, { channel })))
  vi.stubGlobal('fetch', backend.fetch)
  const visitor = aBrowser(new Map(), { ...remoteAt(host), KV: nearKv() })
  return {
    visit: async (path: string, headers: Record<string, string> = {}) => {
      backend.taken()
      const page = await visitor.get(path, headers)
      return { ...page, rounds: backend.taken() }
    },
  }
}

const id = (number: string) => idOf('product', number)

test.each([
  ['home', '/', 'storefront', 200],
  ['a listing', '/Stoffe', 'storefront', 200],
  ['a listing in English', '/en/Fabrics', 'storefront', 200],
  ['a filtered listing', '/Stoffe?shipping-free=1', 'storefront', 200],
  ['a product page', '/Artikel-70000/70000', 'storefront', 200],
  ['a product page in English', '/en/Article-70000/70000', 'storefront', 200],
  ['a search', '/search?search=Artikel', 'storefront', 200],
  ['a search without results', '/search?search=xqzwvkjh', 'storefront', 200],
  ['a landing page', '/impressum', 'storefront', 200],
  ['the blog', '/blog', 'storefront', 200],
  ['a post', '/blog/reissverschluss-waehlen', 'storefront', 200],
  ['a missing post', '/blog/gibt-es-nicht', 'storefront', 404],
  ['the lexicon', '/lexicon', 'storefront', 200],
  ['a term', '/lexicon/oese', 'storefront', 200],
  ['the gallery', '/naehprojekte', 'storefront', 200],
  ['a project', '/naehprojekte/tarp-am-see', 'storefront', 200],
  ['the cart', '/checkout/cart', 'storefront', 200],
  ['a missing page', '/gibt-es-nicht', 'storefront', 404],
  ['a listing without SEO paths', `/navigation/${idOf('category', 'fabrics')}`, 'headless', 200],
  ['a product page without SEO paths', `/detail/${id('70000')}`, 'headless', 200],
] as const)(
  '%s needs at most two rounds of calls, and none once cached',
  async (_what, path, channel, status) => {
    const shop = aColdShop(channel)
    // The languages of the shop are cached after any request.
    await shop.visit('/suggest?search=zz')
    const cold = await shop.visit(path)
    expect(cold.status).toBe(status)
    expect(cold.rounds.length, JSON.stringify(cold.rounds, null, 1)).toBeLessThanOrEqual(2)
    if (status !== 200 || path.startsWith('/checkout')) return
    expect((await shop.visit(path)).rounds).toEqual([])
  },
)

test.each([
  ['an old address of a product', '/irgendwie/70001', {}, 301],
  ['a listing in another case', '/stoffe', {}, 301],
  ['Markdown', '/Artikel-70000/70000', { accept: 'text/markdown' }, 200],
] as const)('%s responds without loading the content of the page', async (...row) => {
  const [, path, headers, status] = row
  const page = await aColdShop().visit(path, headers)
  expect(page.status).toBe(status)
  expect(page.rounds.flat().join(' ')).not.toMatch(/reviews|cross-selling|shipping-method|listing/)
})

test('only variants and reviews wait for the parent of a product addressed by id', async () => {
  const { rounds } = await aColdShop('headless').visit(`/detail/${id('70000')}`)
  expect(
    rounds
      .at(-1)
      ?.map((call) => call.replace(/[0-9a-f]{32}/, ':id'))
      .sort(),
  ).toEqual(['POST /product', 'POST /product/:id/reviews'])
})

test('a comparison loads all its products in one request', async () => {
  const shop = aColdShop()
  const path = '/vergleich?articles=70000,70001'
  await shop.visit(path)
  const { rounds, text } = await shop.visit(path)
  expect(rounds).toEqual([['POST /product']])
  expect(text).toContain('70001')
})
