import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '#worker/app.ts'
import { setShopMode } from '#worker/runtime/shop-mode.ts'
import { countingEnv } from '../counting-env.ts'

const app = createApp()

async function ask(path: string, init: RequestInit = {}, bindings: object = {}) {
  const ctx = createExecutionContext()
  const request = new Request(`https://shop.test${path}`, { redirect: 'manual', ...init })
  const response = await app.fetch(request, { ...env, ...bindings }, ctx)
  const text = await response.text()
  await waitOnExecutionContext(ctx)
  const { status, headers } = response
  return { status, text, headers, retryAfter: headers.get('retry-after') }
}

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { origin: 'https://shop.test', ...headers },
  body: new URLSearchParams(fields),
})

function setMode(mode: string) {
  const headers = { authorization: `Bearer ${env.OPS_SECRET}` }
  return ask('/_ops/mode', { method: 'POST', headers, body: JSON.stringify({ mode }) })
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await setShopMode(env.KV, 'open')
})

describe('maintenance mode', () => {
  test.each([
    ['/', 'Wir sind gleich zurück'],
    ['/en/checkout/cart', 'We will be right back'],
  ])('during maintenance %s shows a message with Retry-After', async (path, sentence) => {
    await ask('/')
    await setMode('maintenance')
    const page = await ask(path)
    expect([page.status, page.retryAfter]).toEqual([503, '300'])
    expect(page.text).toContain(sentence)
    expect(page.text).not.toMatch(/MAINTENANCE_MODE|Fehler 503|Error 503|Kennung/)
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  test('during maintenance the Store API returns its known code, and operators have access', async () => {
    await setMode('maintenance')
    const context = await ask('/store-api/context')
    expect(context.status).toBe(503)
    expect(context.text).toContain('FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE')
    expect((await setMode('open')).status).toBe(200)
    expect((await ask('/')).status).toBe(200)
  })

  test('during maintenance a withdrawal is still possible', async () => {
    await setMode('maintenance')
    expect((await ask('/en/withdraw-from-contract')).status).toBe(200)
    expect((await ask('/en/withdraw-from-contract/received')).status).toBe(200)
    const call = { method: 'POST', headers: { 'sw-access-key': 'SWSCRIPSTOPDEMO0000000000' } }
    expect((await ask('/store-api/revocation-request-form', call)).status).toBe(400)
  })

  test('the retry link of the maintenance page links to the same page', async () => {
    await setMode('maintenance')
    expect((await ask('/en/fabrics?p=2')).text).toContain('href="/en/fabrics?p=2"')
  })

  test('an unknown mode changes nothing', async () => {
    expect((await setMode('shut')).status).toBe(400)
    expect((await ask('/')).status).toBe(200)
  })
})

describe('paused selling', () => {
  const product = { productId: '0cec057ac608e719fcbd8d0c5271a9b3', quantity: '1' }

  test('while selling is paused pages can be read, but nothing can be added to a cart', async () => {
    await setMode('paused')
    expect((await ask('/en')).status).toBe(200)
    const added = await ask('/en/checkout/cart/add', post(product))
    expect([added.status, added.retryAfter]).toEqual([503, '600'])
    expect(added.text).toContain('No orders at the moment')
    expect(added.headers.getSetCookie()).toEqual([])
  })

  test('while selling is paused an island gets the message as JSON', async () => {
    await setMode('paused')
    const added = await ask('/checkout/cart/add', post(product, { accept: 'application/json' }))
    expect(JSON.parse(added.text)).toMatchObject({
      cart: null,
      fault: expect.stringContaining('keine Bestellungen'),
    })
  })

  test('while selling is paused other clients cannot order either', async () => {
    await setMode('paused')
    const order = await ask('/store-api/checkout/order', { method: 'POST' })
    expect([order.status, order.text]).toEqual([503, expect.stringContaining('SELLING_PAUSED')])
  })
})

describe('a remote backend', () => {
  let shops = 0
  let remote = {}
  // Each test has its own shop, because a slow backend is not called for a while.
  beforeEach(() => {
    shops += 1
    remote = {
      STORE_API_URL: `https://remote-${shops}.test/store-api`,
      STORE_API_ACCESS_KEY: 'K',
    }
  })
  const responses = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', respond)
  const refusing = (status: number, code: string) =>
    responses(async () => Response.json({ errors: [{ code }] }, { status }))

  test.each([
    [412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND', 412, 'Konfiguration ist falsch'],
    [503, 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE', 503, 'Wir sind gleich zurück'],
    [503, 'OTHER', 503, 'Der Server ist gerade beschäftigt'],
    [500, 'SOME__ERROR', 502, 'konnte die Anfrage nicht abschließen'],
  ])(
    'the remote error %i %s becomes a %i with a suitable message',
    async (status, code, shown, sentence) => {
      refusing(status, code)
      const page = await ask(`/gibt-es-${status}-${code.length}`, {}, remote)
      expect(page.status).toBe(shown)
      expect(page.text).toContain(sentence)
      expect(page.text).not.toContain(code)
    },
  )

  const slow = async () => {
    throw new DOMException('', 'TimeoutError')
  }

  test('a slow remote backend is a 504 for a form', async () => {
    responses(slow)
    const product = { productId: 'a'.repeat(32), quantity: '1' }
    expect((await ask('/checkout/cart/add', post(product), remote)).status).toBe(504)
  })

  test('a slow remote backend is a 408 for a page', async () => {
    responses(slow)
    const page = await ask('/langsam', {}, remote)
    expect([page.status, page.text.includes('hat zu langsam geantwortet')]).toEqual([408, true])
  })
})

test('without its database a page reports the failure without details', async () => {
  const { env: broken } = countingEnv('DB')
  const page = await ask('/en/broken-page', {}, broken)
  expect(page.status).toBeGreaterThanOrEqual(500)
  expect(page.text).toMatch(/Error 50\d/)
  expect(page.text).not.toMatch(/is gone|\.tsx?:\d/)
})

test('without KV a page is served', async () => {
  const { env: broken } = countingEnv('KV')
  expect((await ask('/en/login', {}, broken)).status).toBe(200)
})

test('if the error page fails too, the response is a plain error text', async () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('no page today')
  })
  const { env: broken } = countingEnv('DB')
  const response = await ask('/en/broken-page', {}, broken)
  expect([response.status, response.text]).toEqual([500, 'Error'])
})
