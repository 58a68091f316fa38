import { createExecutionContext, env as bindings, waitOnExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, expect, onTestFinished, test, vi, type MockInstance } from 'vitest'
import { createApp } from '#worker/app.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { aContentShop } from '../content/content-shop.ts'
import { Vars } from '#worker/runtime/env.ts'
import { countingEnv } from '../counting-env.ts'
import { emptyStorage } from '../empty-storage.ts'
import { timeLimits } from '../time-limits.ts'

const app = createApp()

async function visit(path: string, headers: Record<string, string> = {}, broken?: 'DB') {
  const { env, calls } = countingEnv(broken)
  const ctx = createExecutionContext()
  const request = new Request(`https://shop.test${path}`, { headers })
  const response = await app.fetch(request, env, ctx)
  const text = await response.text()
  await waitOnExecutionContext(ctx)
  return {
    text,
    status: response.status,
    cache: response.headers.get('x-cache') ?? '',
    answers: response.headers.get('server-timing') ?? '',
    calls,
  }
}

// Other tests move the clock, so cached values would be in the future.
beforeEach(emptyStorage)

const SESSION = {
  cookie: `__Host-sw-context-token=${'a1B2'.repeat(8)}; view=${encodeURIComponent('n=2&s=gross')}`,
}

test.each([
  ['without a session', '/', {}],
  ['with a session', '/en', SESSION],
])(
  'a template hit %s calls no KV, no database and no Durable Object',
  async (_who, path, headers) => {
    const cold = await visit(path, headers)
    expect(cold.calls).not.toEqual({})
    const hit = await visit(path, headers)
    expect(hit.cache).toMatch(/^hit/)
    expect(hit.calls).toEqual({})
  },
)

test('a template hit of an idle isolate reads KV after its response', async () => {
  await visit('/')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 })
  const reads: (() => void)[] = []
  const get = vi.spyOn(bindings.KV, 'get') as unknown as MockInstance<() => Promise<null>>
  get.mockImplementation(() => new Promise((resolve) => reads.push(() => resolve(null))))
  timeLimits.factor = 1_000_000
  onTestFinished(() => void (timeLimits.factor = 100))
  const ctx = createExecutionContext()
  const response = await app.fetch(new Request('https://shop.test/'), bindings, ctx)
  expect(response.headers.get('x-cache')).toMatch(/^hit/)
  expect(reads).toHaveLength(2)
  for (const end of reads) end()
  await waitOnExecutionContext(ctx)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A category with one product, at paths of this test only. */
async function aShopOf(name: string) {
  const shop = aContentShop()
  const slug = { de: `stoff-${name}`, en: `fabric-${name}` }
  await shop.import(
    aCatalogue({
      categories: [aCategory('fabrics', { path: { de: `/${name}`, en: `/${name}-en` } })],
      families: [aParentRecord('one')],
      articles: [aProductRecord('70000', { family: 'one', slug })],
    }),
  )
  return { listing: `/${name}`, article: `/${slug.de}/70000` }
}

test('a page without a template is built from cached responses, without the database', async () => {
  const { listing, article: product } = await aShopOf('behalten')
  await visit(listing)
  await visit(product)
  const pages = [await visit(`${listing}?view=list`), await visit(`${product}?quantity=2`)]
  for (const { status, cache, calls } of pages) {
    expect([status, cache, calls.DB, calls.SHOPPER]).toEqual([200, 'miss', undefined, undefined])
  }
})

test('responses that KV refuses are still served, and the log has the reason', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { listing } = await aShopOf('voll')
  vi.spyOn(bindings.KV, 'put').mockRejectedValue(new Error('KV is full'))
  expect((await visit(listing)).status).toBe(200)
  const events = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'keeping-failed', error: 'Error: KV is full' }),
  )
})

test('refreshing a stale page does not read the configuration again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const read = vi.spyOn(Vars, 'safeParse')
  const { env, calls } = countingEnv()
  const cacheOf = async () => {
    const ctx = createExecutionContext()
    const response = await app.fetch(new Request('https://shop.test/en'), env, ctx)
    await response.text()
    await waitOnExecutionContext(ctx)
    return response.headers.get('x-cache')
  }
  await cacheOf()
  vi.setSystemTime(Date.now() + 61_000)
  const before = calls['DB'] ?? 0
  expect(await cacheOf()).toMatch(/^stale/)
  expect(calls['DB']).toBeGreaterThan(before)
  expect(read).toHaveBeenCalledTimes(1)
})

test('without its database the shop shows pages from cached responses for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { listing, article: product } = await aShopOf('ausfall')
  const seen = [listing, product, `${listing}?view=list`]
  for (const path of seen) await visit(path)
  vi.setSystemTime(Date.now() + 11 * 60_000)
  // A new address is built from responses cached for other pages.
  for (const path of [...seen, `${product}?quantity=3`]) {
    const { status, text } = await visit(path, {}, 'DB')
    expect([path, status, text.includes('70000')]).toEqual([path, 200, true])
  }
  // A failed backend is not called for ten seconds.
  vi.setSystemTime(Date.now() + 11_000)
  expect((await visit(listing)).cache).toBe('miss')
})
