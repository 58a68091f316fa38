import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import assets from 'virtual:client-assets'
import { afterEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '#worker/runtime/context.ts'
import { pageKey } from '#worker/edge/page-cache/key.ts'
import { aReadingShop } from './reading-shop.tsx'

const page = { body: () => <p>Guten Tag</p> }

afterEach(() => {
  vi.useRealTimers()
})

function pass(ms: number) {
  vi.setSystemTime(Date.now() + ms)
}

test('a page without prices is stale after a day, one with prices after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [lifetime, cache] of [
    ['texts', 'stale'],
    ['prices', 'miss'],
  ] as const) {
    const shop = aReadingShop(page)
    shop.state.told = { ...shop.state.told, lifetime }
    await shop.get('/seite')
    pass(11 * MINUTE_MS)
    expect((await shop.get('/seite')).cache).toMatch(new RegExp(`^${cache}`))
  }
})

test('a page is as old as its oldest response', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = aReadingShop(page)
  shop.state.told = { ...shop.state.told, layer: 'kv', state: 'stale', ageMs: 9 * MINUTE_MS }
  await shop.get('/seite')
  expect((await shop.get('/seite')).cache).toMatch(/^stale/)
  pass(61_000)
  expect((await shop.get('/seite')).cache).toBe('miss')
})

test('a page from responses that are used only during an outage is not cached', async () => {
  const shop = aReadingShop(page)
  shop.state.told = { ...shop.state.told, layer: 'kv', state: 'stale-error' }
  const { response, cache } = await shop.get('/seite')
  expect([response.status, cache]).toEqual([200, 'stale-error-answers'])
  await shop.get('/seite')
  expect(shop.state.renders).toBe(2)
})

test.each(['before', 'after'] as const)(
  'a page with a missing part, detected %s its render, is not cached',
  async (when) => {
    const shop = aReadingShop({ ...page, [when]: (c: Context<AppEnv>) => c.set('degraded', true) })
    await shop.get('/seite')
    expect((await shop.get('/seite')).cache).toBe('miss')
    expect(shop.state.renders).toBe(2)
  },
)

test('a page that sets a cookie is not shared', async () => {
  const shop = aReadingShop({ ...page, before: (c) => setCookie(c, 'sw-context-token', 'geheim') })
  const { response } = await shop.get('/seite')
  expect(response.headers.getSetCookie()).toEqual(['sw-context-token=geheim; Path=/'])
  const next = await shop.get('/seite')
  expect([next.cache, shop.state.renders]).toEqual(['miss', 2])
})

test('a cached page contains no headers or cookies of the first visitor', async () => {
  const shop = aReadingShop(page)
  const token = 'a1B2'.repeat(8)
  const cookie = `__Host-sw-context-token=${token}; view=${encodeURIComponent('n=7&s=gross')}`
  await shop.get('/seite', { cookie, 'user-agent': 'Spion', 'x-forwarded-for': '10.9.8.7' })
  const { response, text, cache } = await shop.get('/seite')
  expect(cache).toMatch(/^hit/)
  expect(`${text}${JSON.stringify([...response.headers])}`).not.toMatch(
    new RegExp(`${token}|Spion|10\\.9\\.8\\.7`),
  )
})

const address = (query: string, path = '/stoffe') => ({
  origin: 'https://shop.test',
  edition: 'v1',
  locale: 'de' as const,
  segment: 'gross' as const,
  representation: 'html' as const,
  path,
  query: query && `?${query}`,
})
const id = (digit: string) => digit.repeat(32)

test('a cached page belongs to one build, because other builds have other files', () => {
  expect(pageKey(address(''))).toContain(`/${assets.buildId}/v1/`)
})

test('a cached page has the origin of the shop in its key', () => {
  expect(pageKey(address(''))).toMatch(/^https:\/\/shop\.test\/_t\//)
})

test('pages with three filters are cached; pages with four or a long address are not', () => {
  const chosen = ['a', 'b', 'c', 'd'].map((digit) => `properties=${id(digit)}`)
  expect(pageKey(address(chosen.slice(0, 3).join('&')))).not.toBe(null)
  expect(pageKey(address(chosen.join('&')))).toBe(null)
  expect(pageKey(address(`search=${'x'.repeat(1_000)}`))).toBe(null)
})

test('reordered or repeated filters are the same page', () => {
  const one = pageKey(address(`properties=${id('b')}&min-price=5,50&properties=${id('a')}`))
  expect(
    pageKey(address(`min-price=5.50&properties=${id('a')}|${id('b')}|${id('a')}&utm_source=x`)),
  ).toBe(one)
})

test('the cache key of an address stays the same when computed again, per kind of address', () => {
  const read = () => pageKey(address('p=2&utm_source=x'))
  const first = read()
  expect(first).toMatch(/stoffe\?p=2$/)
  expect(read()).toBe(first)
  expect(pageKey(address('p=2&limit=48', '/sitemap.xml'))).toMatch(/sitemap\.xml\?p=2$/)
  expect(pageKey(address('p=2&limit=48'))).toMatch(/\?.*limit=48/)
})
