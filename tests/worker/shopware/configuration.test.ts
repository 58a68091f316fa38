import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aReplayedShopware, remoteAt } from './replayed-shopware.ts'

const HOST = 'configuration.shopware.test'
const REMOTE = remoteAt(HOST)

beforeEach(() => {
  vi.stubGlobal('fetch', aReplayedShopware(HOST).fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const get = (path: string, bindings: object) => aBrowser(new Map(), bindings).get(path)

describe('a Shopware that rejects the access key', () => {
  test.each(['/', '/wrong-page', '/checkout/cart'])(
    'with a rejected access key %s fails, and the log has the reason',
    async (path) => {
      const page = await get(path, { ...REMOTE, STORE_API_ACCESS_KEY: 'SWSCWRONG' })
      expect(page.status).toBe(412)
      expect(page.text).toContain('Konfiguration ist falsch')
    },
  )
})

test.each(['STORE_API_URL', 'STORE_API_ACCESS_KEY'] as const)(
  'with %s alone the shop does not start',
  async (name) => {
    const page = await get('/', { [name]: REMOTE[name] })
    expect(page.status).toBe(500)
    expect(page.text).toContain(
      'Make sure that endpoint and accessToken are settled in the configuration',
    )
  },
)
