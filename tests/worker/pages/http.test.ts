import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { createApp } from '#worker/app.ts'

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
])('%s says by OPTIONS that it takes %s', async (path, allowed) => {
  const { status, headers, text } = await ask('OPTIONS', path)
  expect([status, headers.get('allow'), text]).toEqual([204, allowed, ''])
})

test.each([
  ['POST', '/stoffe', 'GET, HEAD'],
  ['PUT', '/checkout/cart', 'GET, HEAD'],
  ['DELETE', '/', 'GET, HEAD'],
  ['PROPFIND', '/', 'GET, HEAD'],
  ['GET', '/locale', 'POST'],
])('%s %s is refused with what is allowed there', async (method, path, allowed) => {
  const { status, headers } = await ask(method, path, { origin: ORIGIN })
  expect([status, headers.get('allow')]).toEqual([405, allowed])
})

test('a HEAD has the status and the type of a GET and nothing in it, found or not', async () => {
  for (const path of ['/', '/robots.txt', '/gibt-es-nicht', '/checkout/cart', '/media/nix.svg']) {
    const got = await ask('GET', path)
    const head = await ask('HEAD', path)
    expect([path, head.status, head.text]).toEqual([path, got.status, ''])
    expect(head.headers.get('content-type')).toBe(got.headers.get('content-type'))
  }
})

test('a picture that the browser has already is not sent again', async () => {
  const name = `${'0a'.repeat(10)}.svg`
  await env.MEDIA.put(`media/${name}`, '<svg/>', { httpMetadata: { contentType: 'image/svg+xml' } })
  const first = await ask('GET', `/media/${name}`)
  const tag = first.headers.get('etag') ?? ''
  expect([first.status, first.text]).toEqual([200, '<svg/>'])
  const again = await ask('GET', `/media/${name}`, { 'if-none-match': `W/"other", ${tag}` })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('that a file of the build is missing is not kept for a year', async () => {
  const { status, headers } = await ask('GET', '/assets/entry-of-another-build.js')
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('a page has no validator: an old body must not meet a new nonce', async () => {
  const { status, headers } = await ask('GET', '/', {
    'if-none-match': '*',
    'if-modified-since': 'Sat, 01 Jan 2050 00:00:00 GMT',
    range: 'bytes=0-9',
  })
  expect(status).toBe(200)
  expect([headers.get('etag'), headers.get('last-modified')]).toEqual([null, null])
  expect(headers.get('cache-control')).toBe('private, no-cache')
})
