import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { createApp } from '#worker/app.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'

const ORIGIN = 'https://shop.test'
const app = createApp()
const NO_SUCH_FILE = new Response(null, {
  status: 404,
  headers: { 'cache-control': 'public, max-age=31536000, immutable' },
})

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const ctx = createExecutionContext()
  const request = new Request(`${ORIGIN}${path}`, { method, headers })
  const assets = { fetch: async () => NO_SUCH_FILE.clone() }
  const response = await app.fetch(request, { ...env, ASSETS: assets as unknown as Fetcher }, ctx)
  const text = await response.text()
  await waitOnExecutionContext(ctx)
  return { status: response.status, headers: response.headers, text }
}

test.each([
  ['/', 'GET, HEAD'],
  ['/stoffe', 'GET, HEAD'],
  ['/en/search', 'GET, HEAD'],
  ['/locale', 'POST'],
  ['/login', 'GET, HEAD, POST'],
])('OPTIONS %s returns the methods %s', async (path, allowed) => {
  const { status, headers, text } = await ask('OPTIONS', path)
  expect([status, headers.get('allow'), text]).toEqual([204, allowed, ''])
})

test.each([
  ['POST', '/stoffe', 'GET, HEAD'],
  ['PUT', '/checkout/cart', 'GET, HEAD'],
  ['DELETE', '/', 'GET, HEAD'],
  ['PROPFIND', '/', 'GET, HEAD'],
  ['GET', '/locale', 'POST'],
])('%s %s returns 405 with the allowed methods', async (method, path, allowed) => {
  const { status, headers } = await ask(method, path, { origin: ORIGIN })
  expect([status, headers.get('allow')]).toEqual([405, allowed])
})

test.each(['POST', 'PUT', 'DELETE', 'PROPFIND'])(
  '%s to a page gets a short text refusal, whatever its user agent',
  async (method) => {
    const senders = [{}, { origin: ORIGIN }, { origin: 'https://other.test' }]
    for (const path of ['/', '/stoffe', '/xmlrpc.php']) {
      for (const headers of senders as Record<string, string>[]) {
        const { status, headers: told, text } = await ask(method, path, headers)
        expect([status, told.get('allow'), text]).toEqual([405, 'GET, HEAD', 'Method Not Allowed'])
      }
    }
  },
)

test('opening the address of a form in the browser shows a page', async () => {
  const { status, headers, text } = await ask('GET', '/locale')
  expect([status, headers.get('content-type')]).toEqual([405, 'text/html; charset=utf-8'])
  expect(text).toContain('<main')
})

test.each([
  ['/stoffe/', 301, 'public, max-age=3600'],
  ['/index.php', 301, 'public, max-age=3600'],
  ['/account', 303, 'no-store'],
  ['/account/recover', 302, 'no-store'],
  ['/search/suggest', 204, 'no-store'],
  ['/media/00000000000000000000.svg', 404, 'no-store'],
  ['/_ops/orders', 401, 'no-store'],
])('%s, with status %i, has the cache-control header %s', async (path, status, stored) => {
  const response = await ask('GET', path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, stored])
})

test('HEAD of an account page redirects like GET', async () => {
  const [got, head] = [
    await ask('GET', '/account/order?p=2'),
    await ask('HEAD', '/account/order?p=2'),
  ]
  expect(head.headers.get('location')).toBe('/login?to=%2Faccount%2Forder%3Fp%3D2')
  expect(got.headers.get('location')).toBe(head.headers.get('location'))
})

test('an address too long to return to is not passed to the login', async () => {
  const { headers } = await ask('GET', `/account/order?p=2&x=${'%20'.repeat(4_000)}`)
  expect(headers.get('location')).toBe('/login?to=%2Faccount')
})

test('HEAD has the status and type of GET without a body, even for 404', async () => {
  for (const path of ['/', '/robots.txt', '/gibt-es-nicht', '/wishlist', '/media/nix.svg']) {
    const got = await ask('GET', path)
    const head = await ask('HEAD', path)
    expect([path, head.status, head.text]).toEqual([path, got.status, ''])
    expect(head.headers.get('content-type')).toBe(got.headers.get('content-type'))
  }
})

test.each(['/_payments/return/unknown', '/_dev/mail/unknown', '/_dev/mail/unknown/html'])(
  '%s returns 404, not 405',
  async (path) => {
    const { status, headers } = await ask('GET', path)
    expect([status, headers.get('allow')]).toEqual([404, null])
  },
)

const KEY = { 'sw-access-key': EMBEDDED_ACCESS_KEY }

test('Store API responses are not cached by intermediaries', async () => {
  const token = { 'sw-context-token': 'a'.repeat(32) }
  for (const [path, headers] of [
    ['/store-api/context', { ...KEY, ...token }],
    ['/store-api/checkout/cart', KEY],
    ['/store-api/country', KEY],
    ['/store-api/sitemap', KEY],
    ['/store-api/nothing', KEY],
    ['/store-api/country', {}],
  ] as const) {
    const response = await ask('GET', path, headers)
    expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store'])
  }
})

test('every read without a token returns a new token', async () => {
  const tokenOf = async (path: string, headers: Record<string, string> = KEY) =>
    (await ask('GET', path, headers)).headers.get('sw-context-token')
  const paths = ['/product', '/country', '/search?search=a', '/navigation/a/b', '/context']
  const tokens = await Promise.all(paths.map((path) => tokenOf(`/store-api${path}`)))
  for (const token of tokens) expect(token).toMatch(/^\w{32}$/)
  expect(new Set(tokens).size).toBe(paths.length)
  const own = { ...KEY, 'sw-context-token': 'a'.repeat(32) }
  expect(await tokenOf('/store-api/country', own)).toBe('a'.repeat(32))
})

test('repeated requests above the cost of a search page have to wait, others do not', async () => {
  const statuses = async (ip: string, path: string, times: number) => {
    const headers = { ...KEY, 'cf-connecting-ip': ip }
    const responses = []
    for (let time = 0; time < times; time++) responses.push(await ask('GET', path, headers))
    return responses.map(({ status, headers: told }) => [status, told.get('retry-after') !== null])
  }
  const expensive = `/store-api/product?limit=100${'&filter[0][type]=and'}${Array.from(
    { length: 40 },
    (_, index) =>
      `&filter[0][queries][${index}][type]=equals&filter[0][queries][${index}][field]=id&filter[0][queries][${index}][value]=${'a'.repeat(32)}`,
  ).join('')}`
  const requested = await statuses('203.0.113.40', expensive, 60)
  expect(requested[0]).toEqual([200, false])
  expect(requested.at(-1)).toEqual([429, true])
  expect(await statuses('203.0.113.40', '/store-api/country', 1)).toEqual([[200, false]])
  expect(await statuses('203.0.113.41', expensive, 1)).toEqual([[200, false]])
})

test('a cached picture returns 304', async () => {
  const name = `${'0a'.repeat(10)}.svg`
  await env.MEDIA.put(`media/${name}`, '<svg/>', { httpMetadata: { contentType: 'image/svg+xml' } })
  const first = await ask('GET', `/media/${name}`)
  const tag = first.headers.get('etag') ?? ''
  expect([first.status, first.text]).toEqual([200, '<svg/>'])
  const again = await ask('GET', `/media/${name}`, { 'if-none-match': `W/"other", ${tag}` })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('a missing build file is not cached for a year', async () => {
  const { status, headers } = await ask('GET', '/assets/entry-of-another-build.js')
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('a page has no validator, because an old body does not match a new nonce', async () => {
  const { status, headers } = await ask('GET', '/', {
    'if-none-match': '*',
    'if-modified-since': 'Sat, 01 Jan 2050 00:00:00 GMT',
    range: 'bytes=0-9',
  })
  expect(status).toBe(200)
  expect([headers.get('etag'), headers.get('last-modified')]).toEqual([null, null])
  expect(headers.get('cache-control')).toBe('private, no-cache')
})
