import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { readLog } from '#tests/worker/shopware/ailing-shopware.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { CATALOGUE_VERSION_KEY, catalogueVersion } from '#worker/runtime/catalogue-version.ts'
import {
  faultyBindings,
  holdTimeLimits,
  type RecordError,
  type FaultyPart,
} from './faulty-bindings.ts'

const LISTING = '/fabrics-de'
const PRODUCT = '/artikel/70000'
const SEARCH = '/search?search=Artikel'
const PICTURE = '/media/0123456789abcdef0123.svg'

beforeAll(() =>
  importCatalogue(
    aCatalogue({
      categories: [aCategory('fabrics')],
      families: [aParentRecord('ripstop')],
      articles: [aProductRecord('70000')],
    }),
  ),
)
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ++tests * HOUR_MS })
  holdTimeLimits()
  // Each test has its own catalogue version, so that nothing is cached from others. The isolate has
  // already read the version, which stays in use if KV fails.
  await env.KV.put(CATALOGUE_VERSION_KEY, `version ${tests}`)
  await catalogueVersion(env.KV)
  pass(MINUTE_MS)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
let tests = 0

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

/** A shop with one failing part, and its log. */
function aShopWith(part: FaultyPart, error: RecordError, only?: string) {
  const { bindings, state } = faultyBindings()
  const log = readLog()
  const breaks = () => {
    state.fault = (call) => (call.part === part && (!only || call.method === only) ? error : null)
  }
  const visit = async (path: string) => {
    const { status, headers, text } = await aBrowser(new Map(), bindings).get(path)
    return { status, cache: headers.get('x-cache') ?? '', headers, text }
  }
  // A line with a repetition count belongs to another test.
  const events = () => new Set(log().flatMap((line) => ('repeated' in line ? [] : line['event'])))
  return { state, visit, breaks, events, heals: () => (state.fault = () => null) }
}

const SAYS_SO = 'Bitte versuchen Sie es'
/** Event of a page that fails after its first byte was sent. */
const LATE = 'failed-after-first-byte'

/** Uncached pages with a failing service: status, text and log events. */
const UNREAD: readonly (readonly [
  FaultyPart,
  RecordError,
  string,
  number,
  string,
  readonly string[],
])[] = [
  ['DB', 'refused', '/', 200, 'Nähen Sie Ihre', ['backend-error', 'store-api-failed']],
  ['DB', 'refused', LISTING, 502, SAYS_SO, ['backend-error', 'store-api-failed']],
  ['DB', 'refused', PRODUCT, 502, SAYS_SO, ['backend-error', 'store-api-failed']],
  ['DB', 'refused', SEARCH, 200, SAYS_SO, ['backend-error', 'store-api-failed', LATE]],
  ['DB', 'refused', '/sitemap.xml', 502, '', ['backend-error', 'store-api-failed']],
  ['DB', 'refused', '/login', 200, 'Anmelden', ['store-api-failed', 'backend-error']],
  ['DB', 'late', LISTING, 408, SAYS_SO, ['store-api-failed']],
  ['DB', 'late', PRODUCT, 408, SAYS_SO, ['store-api-failed']],
  ['DB', 'late', SEARCH, 200, SAYS_SO, ['store-api-failed', LATE]],
  ['KV', 'refused', LISTING, 200, 'Artikel 70000', ['kv-not-read', 'keeping-failed']],
  ['KV', 'refused', PRODUCT, 200, 'Artikel 70000', ['kv-not-read', 'keeping-failed']],
  ['KV', 'refused', SEARCH, 200, 'Artikel 70000', ['kv-not-read', 'keeping-failed']],
  ['KV', 'late', LISTING, 200, 'Artikel 70000', []],
  ['KV', { answers: null }, LISTING, 200, 'Artikel 70000', []],
  [
    'KV',
    { answers: { value: '{"half', metadata: { madeAtMs: 1 } } },
    PRODUCT,
    200,
    'Artikel 70000',
    [],
  ],
  ['MEDIA', 'refused', LISTING, 200, 'Artikel 70000', []],
  ['MEDIA', 'refused', PICTURE, 503, 'Service Unavailable', ['picture-not-read']],
  ['MEDIA', { answers: null }, PICTURE, 404, 'Not Found', []],
  ['SHOPPER', 'refused', PRODUCT, 200, 'Artikel 70000', []],
]

test.each(UNREAD)(
  '%s %j: a new request of %s returns %i',
  async (part, error, path, status, words, events) => {
    const shop = aShopWith(part, error)
    shop.breaks()
    const page = await shop.visit(path)
    expect([page.status, shop.events()]).toEqual([status, new Set(events)])
    expect(page.text).toContain(words)
    if (status !== 200 && status !== 404)
      expect(page.headers.get('cache-control')).toMatch(/no-(?:store|cache)/)

    shop.heals()
    pass(11_000)
    const healed = await shop.visit(path)
    expect(healed.status).toBe(path === PICTURE ? 404 : 200)
  },
)

/** Pages that were read eleven minutes before, so that they are streamed from stale responses. */
const READ: readonly (readonly [FaultyPart, RecordError, string, number])[] = [
  ['DB', 'refused', LISTING, 200],
  ['DB', 'refused', PRODUCT, 200],
  ['DB', 'late', LISTING, 200],
  ['DB', 'late', PRODUCT, 200],
]

test.each(['refused', 'late'] as const)(
  'DB %s: an expired template completes a search whose header was sent',
  async (error) => {
    const shop = aShopWith('DB', error)
    await shop.visit(SEARCH)
    pass(11 * MINUTE_MS)
    shop.breaks()
    const page = await shop.visit(SEARCH)
    expect(page.text).toContain('Artikel 70000')
    expect(page.text.match(/<main/g)).toHaveLength(1)
    expect(page.text).toMatch(/<\/html>$/)
  },
)

test.each(READ)('%s %s: %s, read before, returns %i', async (part, error, path, status) => {
  const shop = aShopWith(part, error)
  await shop.visit(path)
  pass(11 * MINUTE_MS)
  shop.breaks()
  const page = await shop.visit(path)
  expect([page.status, page.cache]).toEqual([status, 'miss'])
  expect(page.text).toContain('Artikel 70000')
  shop.heals()
  pass(11_000)
  expect((await shop.visit(path)).cache).toBe('miss')
})

describe('a failing Cache API', () => {
  test.each(['/', LISTING, PRODUCT, SEARCH, '/search/suggest?search=Art'])(
    '%s is rendered for each visitor',
    async (path) => {
      for (const call of ['match', 'put'] as const)
        vi.spyOn(Cache.prototype, call).mockRejectedValue(new Error('Cache API is gone'))
      const shop = aShopWith('KV', 'refused')
      expect((await shop.visit(path)).status).toBe(200)
      expect((await shop.visit(path)).status).toBe(200)
    },
  )
})

test('all pages can be read while the database is full', async () => {
  const shop = aShopWith('DB', 'full')
  shop.state.fault = ({ writes }) => (writes ? 'full' : null)
  for (const path of ['/', LISTING, PRODUCT, SEARCH, '/login'])
    expect([path, (await shop.visit(path)).status]).toEqual([path, 200])
})

test('while KV returns the old catalogue version its pages are served; afterwards they are rebuilt', async () => {
  const shop = aShopWith('KV', { answers: await env.KV.get(CATALOGUE_VERSION_KEY) }, 'get')
  await shop.visit(PRODUCT)
  await env.KV.put(CATALOGUE_VERSION_KEY, 'a newer one')
  shop.breaks()
  pass(11_000)
  expect((await shop.visit(PRODUCT)).cache).toMatch(/^hit/)
  shop.heals()
  pass(11_000)
  expect((await shop.visit(PRODUCT)).cache).toBe('hit-edge')
  expect((await shop.visit(PRODUCT)).cache).toBe('miss')
})

test('a broken snapshot in KV is loaded from the database instead', async () => {
  const shop = aShopWith('KV', { answers: new TextEncoder().encode('broken').buffer }, 'get')
  shop.breaks()
  expect((await shop.visit(LISTING)).text).toContain('Artikel 70000')
})
