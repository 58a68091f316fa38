import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#shared/domain/durations.ts'
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
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const id = (number: string) => idOf('product', number)

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

/**
 * Rounds of calls until the last byte: of an instance that nobody has visited, after any other page,
 * and once everything but prices is cached. A shop is first asked in its own language, German.
 */
const PAGES = [
  ['home', '/', 2, 1, 1],
  ['a listing', '/Stoffe', 2, 2, 1],
  ['a listing in English', '/en/Fabrics', 3, 2, 1],
  ['a filtered listing', '/Stoffe?shipping-free=1', 2, 2, 1],
  ['a product', '/Artikel-70000/70000', 2, 2, 1],
  ['a product in English', '/en/Article-70000/70000', 3, 2, 1],
  ['a search', '/search?search=Artikel', 1, 1, 1],
  ['a search without hits', '/search?search=xqzwvkjh', 1, 1, 1],
  ['a content page', '/impressum', 2, 2, 1],
  ['the blog', '/blog', 1, 1, 1],
  ['a post', '/blog/reissverschluss-waehlen', 1, 1, 1],
  ['the lexicon', '/lexicon', 1, 1, 1],
  ['a term', '/lexicon/oese', 1, 1, 1],
  ['the gallery', '/naehprojekte', 1, 1, 1],
  ['a project', '/naehprojekte/tarp-am-see', 1, 1, 1],
  ['the cart', '/checkout/cart', 1, 1, 1],
] as const

test.each(PAGES)(
  '%s (%s) takes %i rounds on a fresh instance, %i after another page, %i with cached paths',
  async (_what, path, fresh, warm, pathCached) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const shop = aColdShop()
    const first = await shop.visit(path)
    expect([first.status, first.rounds]).toEqual([200, rounds(fresh)])
    vi.setSystemTime(Date.now() + 11 * MINUTE_MS)
    const later = await shop.visit(path)
    expect([later.status, later.rounds]).toEqual([200, rounds(pathCached)])
    const other = aColdShop()
    await other.visit('/suggest?search=zz')
    expect((await other.visit(path)).rounds).toEqual(rounds(warm))
  },
)

test('the first page of a shop is in the language of its address', async () => {
  const { text } = await aColdShop().visit('/en/Article-70000/70000')
  expect(text).toContain('Article 70000')
  expect(text).not.toContain('Artikel 70000')
})

/** So many rounds, of any calls. */
const rounds = (count: number): unknown[] => Array.from({ length: count }, () => expect.anything())

test.each(PAGES.filter(([, path]) => !path.startsWith('/checkout')))(
  '%s (%s) is cached',
  async (_what, path) => {
    const shop = aColdShop()
    await shop.visit(path)
    expect((await shop.visit(path)).rounds).toEqual([])
  },
)

test.each([
  ['a listing without SEO paths', `/navigation/${idOf('category', 'fabrics')}`],
  ['a product without SEO paths', `/detail/${id('70000')}`],
] as const)('%s takes two rounds and is cached', async (_what, path) => {
  const shop = aColdShop('headless')
  expect((await shop.visit(path)).rounds).toEqual(rounds(2))
  expect((await shop.visit(path)).rounds).toEqual([])
})

test.each(['/blog/gibt-es-nicht', '/gibt-es-nicht'])(
  'a missing page (%s) takes at most two rounds',
  async (path) => {
    const missing = await aColdShop().visit(path)
    expect(missing.status).toBe(404)
    expect(missing.rounds.length).toBeLessThanOrEqual(2)
  },
)

test.each([
  ['a listing', '/Stoffe', '/category/:id'],
  ['a product', '/Artikel-70000/70000', '/product/:id'],
])('%s looks up its path once in each language, and not again', async (_what, path, data) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = aColdShop()
  // The menus have a list of all pages of content.
  await shop.visit('/search?search=zz')
  const named = ({ rounds: all }: { rounds: readonly (readonly string[])[] }) =>
    all.flat().map((call) => call.replace(/[0-9a-f]{32}/, ':id'))
  const first = named(await shop.visit(path))
  expect(first).toContain(`POST ${data}`)
  expect(first.filter((call) => call === 'POST /seo-url')).toHaveLength(2)
  vi.setSystemTime(Date.now() + 30_000)
  expect(named(await shop.visit(`${path}?limit=24&quantity=2`))).not.toContain('POST /seo-url')
})

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
  const shop = aColdShop('headless')
  await shop.visit('/suggest?search=zz')
  const visit = await shop.visit(`/detail/${id('70000')}`)
  expect(
    visit.rounds
      .at(-1)
      ?.map((call) => call.replace(/[0-9a-f]{32}/, ':id'))
      .sort(),
  ).toEqual(['POST /product', 'POST /product/:id/reviews'])
})

test('a comparison loads all its products in one request', async () => {
  const shop = aColdShop()
  const path = '/vergleich?articles=70000,70001'
  await shop.visit(path)
  const { rounds: calls, text } = await shop.visit(path)
  expect(calls).toEqual([['POST /product']])
  expect(text).toContain('70001')
})
