import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SECRET } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aReplayedShopware, remoteAt } from './replayed-shopware.ts'

const OPERATOR = { authorization: `Bearer ${SECRET}` }
const STRANGER = { authorization: 'Bearer not-the-secret' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('operators see response times and missing features', async () => {
  const host = 'diagnosis.shopware.test'
  vi.stubGlobal('fetch', aReplayedShopware(host).fetch)
  const remote = remoteAt(host)
  const { text } = await aBrowser(new Map(), remote).get('/shopware', OPERATOR)
  expect(text).toContain(host)
  expect(text).toContain('fehlt, Funktion')
  expect(text).not.toContain(remote.STORE_API_ACCESS_KEY)
})

describe('a shop that rejects the access key', () => {
  let shops = 0
  function aShop() {
    const host = `refusing-${shops++}.shopware.test`
    const shopware = aReplayedShopware(host)
    vi.stubGlobal('fetch', shopware.fetch)
    const wrong = { ...remoteAt(host), STORE_API_ACCESS_KEY: 'SWSCWRONG' }
    return { host, shopware, get: aBrowser(new Map(), wrong).get }
  }

  test('the diagnosis shows operators the response of the shop', async () => {
    const page = await aShop().get('/shopware', OPERATOR)
    expect(page.status).toBe(200)
    expect(page.text).toContain('FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND')
  })

  test('the diagnosis shows visitors only the failure, and checks once a minute', async () => {
    const { host, shopware, get } = aShop()
    // It accepted the key when it listed its languages, but no longer.
    const told = aReplayedShopware(host, { accessKey: 'SWSCWRONG' })
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      return (request.url.endsWith('/language') ? told : shopware).fetch(request)
    })
    const visit = async (headers: Record<string, string> = {}) => {
      const before = shopware.requested.length
      const { text } = await get('/shopware', headers)
      return { text, requested: shopware.requested.length - before }
    }
    const first = await visit()
    expect(first.text).toContain('schlägt fehl')
    for (const secret of [host, 'FRAMEWORK__', 'Precondition Failed', 'Katalogstand'])
      expect(first.text).not.toContain(secret)
    const again = await visit(STRANGER)
    expect(again.requested).toBeLessThan(first.requested)
    expect(again.text).not.toContain(host)
    vi.setSystemTime(Date.now() + 61_000)
    expect((await visit()).requested).toBe(first.requested)
  })
})
