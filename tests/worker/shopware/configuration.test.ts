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

describe('a shop that does not know our key', () => {
  test.each(['/', '/wrong-page', '/checkout/cart'])('has no %s, and says why', async (path) => {
    const page = await get(path, { ...REMOTE, STORE_API_ACCESS_KEY: 'SWSCWRONG' })
    expect(page.status).toBe(412)
    expect(page.text).toContain('Konfiguration ist falsch')
  })
})

test.each(['STORE_API_URL', 'STORE_API_ACCESS_KEY'] as const)(
  'with %s alone nothing starts',
  async (name) => {
    const page = await get('/', { [name]: REMOTE[name] })
    expect(page.status).toBe(500)
    expect(page.text).toContain(
      'Make sure that endpoint and accessToken are settled in the configuration',
    )
  },
)
