import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { createApp } from '#worker/app.ts'
import { withFastPath } from '#worker/edge/fast-path.ts'
import { announceCatalogueVersion } from '#worker/runtime/catalogue-version.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { setShopMode } from '#worker/runtime/shop-mode.ts'

/** A shop with a second fast path in front, so that requests that pass it can be counted. */
function aWatchedShop(bindings: Partial<Bindings> = {}) {
  const app = createApp()
  const here: Bindings = { ...env, ...bindings }
  let requested = 0
  const watched = withFastPath({
    fetch(...request) {
      requested++
      return app.fetch(...request)
    },
  })

  async function ask(request: Request, from: { fetch: typeof app.fetch }) {
    const ctx = createExecutionContext()
    const response = await from.fetch(request, here, ctx)
    const text = await response.text()
    await waitOnExecutionContext(ctx)
    return { status: response.status, headers: response.headers, text }
  }

  const requestOf = (path: string, init: RequestInit) =>
    new Request(`https://shop.test${path}`, { redirect: 'manual', ...init })

  return {
    app,
    /** The response, and the number of requests that reached the app. */
    async get(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
      const before = requested
      const response = await ask(requestOf(path, { headers, ...init }), watched)
      return { ...response, requested: requested - before }
    },
    /** Repeats the request until the fast path responds. */
    async isReady(path: string, headers: Record<string, string> = {}) {
      await this.get(path, headers)
      await this.get(path, headers)
      expect((await this.get(path, headers)).requested).toBe(0)
    },
    ask,
    requestOf,
  }
}

// Cached responses of other tests belong to an older catalogue.
beforeEach(emptyStorage)
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const nonceOf = ({ headers }: { readonly headers: Headers }) =>
  /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''

/** A response without its unique parts. */
function common(response: { readonly headers: Headers; readonly text: string }) {
  const nonce = nonceOf(response)
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
  return JSON.stringify([headers, response.text]).replaceAll(nonce, '')
}

test.each([
  ['a page', '/en', {}],
  ['a page reached from another page of the shop', '/', { 'sec-fetch-site': 'same-origin' }],
  ['a page with a cart', '/impressum', { cookie: `view=${encodeURIComponent('n=2&s=gross')}` }],
  ['a missing page', '/gibt-es-nicht', {}],
  ['a file', '/robots.txt', {}],
])('%s gets the same response from the fast path, without the app', async (_what, path, from) => {
  const shop = aWatchedShop()
  await shop.get(path, from)
  const ofApp = await shop.get(path, from)
  const again = await shop.get(path, from)
  expect([ofApp.requested, again.requested]).toEqual([1, 0])
  expect(ofApp.headers.get('x-cache')).toMatch(/^hit/)
  expect([again.status, common(again)]).toEqual([ofApp.status, common(ofApp)])
})

test('a fast path response has its own nonce and request id', async () => {
  const shop = aWatchedShop()
  await shop.isReady('/en')
  const responses = [await shop.get('/en'), await shop.get('/en')]
  expect(new Set(responses.map(nonceOf)).size).toBe(2)
  for (const response of responses) expect(response.text).toContain(`nonce="${nonceOf(response)}"`)
  expect(new Set(responses.map(({ headers }) => headers.get('x-request-id'))).size).toBe(2)
})

test('a fast path response shows the visitor’s cart count and price segment', async () => {
  const shop = aWatchedShop()
  await shop.isReady('/en')
  const cart = (view: string) => ({ cookie: `view=${encodeURIComponent(view)}` })
  const counted = await shop.get('/en', cart('n=3&s=gross'))
  expect([counted.requested, counted.text.includes('<span class="n">3<')]).toEqual([0, true])
  expect((await shop.get('/en', cart('n=3&s=net-trade'))).requested).toBe(1)
})

test.each([
  ['the other language after that choice', { cookie: '__Host-locale=en' }, 302],
  ['the other language for a browser that prefers it', { 'accept-language': 'en' }, 302],
  ['the page after a choice of its language', { cookie: '__Host-locale=de' }, 200],
])('the fast path of / returns %s', async (_what, headers, status) => {
  const shop = aWatchedShop({ SHOP_ORIGIN: 'https://shop.test' })
  await shop.isReady('/')
  expect((await shop.get('/', headers)).status).toBe(status)
})

test.each([
  ['a HEAD request', {}, { method: 'HEAD' }, 200],
  ['a POST request', { origin: 'https://shop.test' }, { method: 'POST', body: '' }, 405],
  ['a request for Markdown', { accept: 'text/markdown' }, {}, 200],
])('%s is handled by the app', async (_what, headers, init, status) => {
  const shop = aWatchedShop()
  await shop.isReady('/en')
  const response = await shop.get('/en', headers, init)
  expect([response.requested, response.status]).toEqual([1, status])
})

test('a closed shop or a new catalogue ends earlier fast path responses', async () => {
  const shop = aWatchedShop()
  await shop.isReady('/en')
  await setShopMode(env.KV, 'maintenance')
  expect((await shop.get('/en')).status).toBe(503)
  await setShopMode(env.KV, 'open')
  await shop.get('/en')
  await announceCatalogueVersion(env.KV, crypto.randomUUID())
  expect((await shop.get('/en')).headers.get('x-cache')).toBe('miss')
})

test('after a minute the app responds and refreshes the page', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = aWatchedShop()
  await shop.isReady('/en')
  vi.setSystemTime(Date.now() + 61_000)
  const stale = await shop.get('/en')
  expect([stale.requested, stale.headers.get('x-cache')]).toEqual([
    1,
    expect.stringMatching(/^stale/),
  ])
})

test('the request limit applies to the fast path too', async () => {
  let isFlood = false
  const SHIELD = { limit: async () => ({ success: !isFlood }) }
  const shop = aWatchedShop({ SHIELD })
  const from = { 'cf-connecting-ip': '192.0.2.1' }
  await shop.isReady('/en', from)
  isFlood = true
  expect((await shop.get('/en', from)).status).toBe(429)
})

test.each([
  ['serves', 0, true, 0],
  ['finds stale', 61_000, true, 1],
  ['refuses', 0, false, 1],
])(
  'a request that the fast path %s counts once against the request limit',
  async (_what, ms, success, requested) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const limit = vi.fn<RateLimit['limit']>(async () => ({ success: true }))
    const shop = aWatchedShop({ SHIELD: { limit } })
    const from = { 'cf-connecting-ip': '192.0.2.1' }
    await shop.isReady('/en', from)
    vi.setSystemTime(Date.now() + ms)
    // Caches mode and version again, so that only the template’s age matters.
    await shop.get('/impressum', from)
    limit.mockReset().mockResolvedValue({ success })
    expect(await shop.get('/en', from)).toMatchObject({
      requested,
      status: success ? 200 : 429,
    })
    expect(limit).toHaveBeenCalledTimes(1)
  },
)

test('fast path responses are counted in the metrics, and a failing counter does not matter', async () => {
  const writeDataPoint = vi.fn<AnalyticsEngineDataset['writeDataPoint']>()
  const shop = aWatchedShop({ METRICS: { writeDataPoint } })
  await shop.isReady('/en')
  writeDataPoint.mockClear()
  await shop.get('/en')
  expect(writeDataPoint.mock.calls.map(([point]) => point?.blobs)).toEqual([['page', 'hit-memory']])
  writeDataPoint.mockImplementation(() => {
    throw new Error('no more points')
  })
  expect(await shop.get('/en')).toMatchObject({ status: 200, requested: 0 })
})

/** Request properties that the fast path's key or rendering reads. */
const READ_AGAIN = ['accept', 'cf-connecting-ip', 'cf-ray', 'cookie', 'sec-fetch-site']
const READ_FOR_HOME = ['accept-language', 'host', 'referer']
/** Request data that services log; it changes no page. */
const READ_IN_VAIN = ['user-agent']

test('the app reads no request data for a cached page that the fast path ignores', async () => {
  const shop = aWatchedShop({ SHIELD: { limit: async () => ({ success: true }) } })
  const known = [...READ_AGAIN, ...READ_IN_VAIN]
  for (const [path, names] of [
    ['/en', known],
    ['/', [...known, ...READ_FOR_HOME]],
  ] as const) {
    const read = new Set<string>()
    await shop.get(path)
    const request = shop.requestOf(path, { headers: { 'accept-language': 'de' } })
    const get = request.headers.get.bind(request.headers)
    vi.spyOn(request.headers, 'get').mockImplementation((name) => {
      read.add(name.toLowerCase())
      return get(name)
    })
    const { headers } = await shop.ask(request, shop.app)
    expect(headers.get('x-cache')).toMatch(/^hit/)
    expect(read.size).toBeGreaterThan(2)
    expect([...read].filter((name) => !names.includes(name))).toEqual([])
  }
})
