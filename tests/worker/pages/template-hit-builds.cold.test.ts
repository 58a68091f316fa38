import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

vi.mock('#worker/runtime/host-cookie.ts', { spy: true })
vi.mock('#worker/store-api/transport/transport.ts', { spy: true })

// Loads the app after the mocks; the worker itself was loaded before them.
async function load() {
  vi.resetModules()
  const { readHostCookie: ownCookie } = await import('#worker/runtime/host-cookie.ts')
  const { createTransport } = await import('#worker/store-api/transport/transport.ts')
  const { createApp } = await import('#worker/app.ts')
  return {
    app: createApp(),
    ownCookie: vi.mocked(ownCookie),
    createTransport: vi.mocked(createTransport),
  }
}
let shop: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  shop = await load()
})

let addresses = 0
class CountedURL extends URL {
  constructor(...address: ConstructorParameters<typeof URL>) {
    super(...address)
    addresses++
  }
}
beforeEach(() => vi.stubGlobal('URL', CountedURL))
afterEach(() => vi.unstubAllGlobals())

const SESSION = {
  cookie: `__Host-sw-context-token=${'a1B2'.repeat(8)}; view=${encodeURIComponent('n=2&s=gross')}`,
}

async function visit(path: string) {
  shop.ownCookie.mockClear()
  shop.createTransport.mockClear()
  addresses = 0
  const lists = vi.spyOn(Object, 'fromEntries')
  const ctx = createExecutionContext()
  const request = new Request(`https://shop.test${path}`, { headers: SESSION })
  const response = await shop.app.fetch(request, env, ctx)
  const sessions = shop.ownCookie.mock.calls.length
  const waysToTheShop = shop.createTransport.mock.calls.length
  const built = { sessions, waysToTheShop, addresses, lists: lists.mock.calls.length }
  lists.mockRestore()
  await response.text()
  await waitOnExecutionContext(ctx)
  return { cache: response.headers.get('x-cache') ?? '', built }
}

test('a template hit creates no session, no backend client, no parsed address and no list of variables', async () => {
  const cold = await visit('/en')
  expect(cold.cache).toBe('miss')
  expect(cold.built.waysToTheShop).toBeGreaterThan(0)
  // Proves that the counters count: this page needs the values.
  expect((await visit('/en/checkout/cart')).built.sessions).toBeGreaterThan(0)
  expect((await visit('/en/')).built.addresses).toBeGreaterThan(0)
  expect(cold.built.lists).toBeGreaterThan(0)

  const hit = await visit('/en')
  expect(hit.cache).toMatch(/^hit/)
  expect(hit.built).toEqual({ sessions: 0, waysToTheShop: 0, addresses: 0, lists: 0 })
})
