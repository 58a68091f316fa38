import { beforeEach, expect, test, vi } from 'vitest'
import { backendOnDemand, createServices } from '#worker/services.ts'
import { createTransport } from '#worker/store-api/transport/transport.ts'
import { Vars, type Bindings } from '#worker/runtime/env.ts'

vi.mock('#worker/store-api/transport/transport.ts', { spy: true })
beforeEach(() => vi.clearAllMocks())

const backend = { fetch: () => new Response('{}') }
const ctx = { waitUntil: () => undefined } as unknown as ExecutionContext
const env = { KV: {} } as unknown as Bindings
const visitor = { segment: 'gross', path: '/', locale: 'de', ip: null, userAgent: null } as const

test.each([{}, { STORE_API_URL: 'https://shopware.test/store-api', STORE_API_ACCESS_KEY: 'KEY' }])(
  'a request without a backend call creates no connection: %j',
  (vars) => {
    const services = createServices(
      backend,
      env,
      Vars.parse({ SHOP_ORIGIN: 'https://shop.test', ...vars }),
      ctx,
      visitor,
    )
    expect([services.shopState(), services.sources.summary()]).toEqual(['open', ''])
    expect(createTransport).not.toHaveBeenCalled()
    expect(services.storeApi.catalogue).toBe(services.storeApi.catalogue)
    expect(createTransport).toHaveBeenCalled()
  },
)

test('the first use creates the backend, once', () => {
  const create = vi.fn<() => typeof backend>(() => backend)
  const onDemand = backendOnDemand(create)
  expect(create).not.toHaveBeenCalled()
  for (const path of ['/one', '/two']) void onDemand.fetch(new Request(`https://shop.test${path}`))
  expect(create).toHaveBeenCalledTimes(1)
})
