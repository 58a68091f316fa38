import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLruCache } from '#worker/runtime/lru-cache.ts'
import { cacheKey } from '#worker/store-api/cache/cache-key.ts'
import { createRefreshTracker } from '#worker/store-api/cache/refresh-tracker.ts'
import { withTimeout } from '#worker/runtime/time-limits.ts'

const requested = (body: object, path = '/product') => ({
  method: 'POST',
  path,
  body,
  locale: 'de' as const,
})

test('cache keys ignore the order of fields, not of lists', () => {
  const one = requested({ limit: 24, p: 1, filter: [{ type: 'equals', field: 'id', value: 'a' }] })
  const same = requested({ filter: [{ value: 'a', field: 'id', type: 'equals' }], p: 1, limit: 24 })
  expect(cacheKey('shop', one)).toBe(cacheKey('shop', same))
  const sorted = (fields: string[]) => cacheKey('shop', requested({ sort: fields }))
  expect(sorted(['name', 'price'])).not.toBe(sorted(['price', 'name']))
})

test('different requests have different keys', () => {
  const bodies = fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 2 }))
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
  fc.assert(
    fc.property(bodies, bodies, (a, b) => {
      const isSame = cacheKey('shop', requested(a)) === cacheKey('shop', requested(b))
      expect(isSame).toBe(equal(plain(a), plain(b)))
    }),
  )
  const key = cacheKey('shop', requested({}))
  for (const other of [
    cacheKey('other', requested({})),
    cacheKey('shop', requested({}, '/product/1')),
    cacheKey('shop', { ...requested({}), locale: 'en' }),
    cacheKey('shop', { ...requested({}), seoUrls: true }),
  ])
    expect(other).not.toBe(key)
})

function equal(a: unknown, b: unknown): boolean {
  try {
    expect(a).toEqual(b)
    return true
  } catch {
    return false
  }
}

test('the memory cache is limited in bytes and evicts the least recently used entry', () => {
  const memory = createLruCache<string>(12, (text) => text.length)
  memory.put('a', 'aaaa')
  memory.put('b', 'bbbb')
  memory.get('a')
  memory.put('c', 'cccc')
  expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual(['aaaa', undefined, 'cccc'])
  memory.put('huge', 'x'.repeat(9))
  expect([memory.get('huge'), memory.get('a')]).toEqual([undefined, 'aaaa'])
})

test('the limit of the memory cache includes keys', () => {
  const memory = createLruCache<string>(100, (text) => text.length)
  const names = Array.from({ length: 50 }, (_, at) => `${at}`.padEnd(30, 'x'))
  for (const name of names) memory.put(name, '')
  expect(names.filter((name) => memory.get(name) !== undefined)).toEqual(names.slice(-3))
})

test('an equal key replaces the old value', () => {
  const memory = createLruCache<string>(12, (text) => text.length)
  for (let turn = 0; turn < 100; turn++) memory.put('a', 'aaaaaa')
  memory.put('b', 'bbbb')
  expect([memory.get('a'), memory.get('b')]).toEqual(['aaaaaa', 'bbbb'])
})

test('one request refreshes at a time, and is given up after half a minute', () => {
  const attempts = createRefreshTracker()
  expect([attempts.begin('a', 0), attempts.begin('a', 29_999), attempts.begin('b', 0)]).toEqual([
    true,
    false,
    true,
  ])
  expect(attempts.begin('a', 30_000)).toBe(true)
})

test('after a failure the Store API is not called for ten seconds', () => {
  const attempts = createRefreshTracker()
  attempts.begin('a', 0)
  attempts.failed('a', 1_000)
  expect([attempts.begin('a', 10_999), attempts.hasJustFailed('a', 10_999)]).toEqual([false, true])
  expect([attempts.hasJustFailed('a', 11_000), attempts.begin('a', 11_000)]).toEqual([false, true])
})

test('a hanging cache read ends at its time limit, and a failing one is a miss', async () => {
  expect(await withTimeout(1, new Promise(() => {}))).toBe(null)
  expect(await withTimeout(1_000, Promise.reject(new Error('down')))).toBe(null)
  expect(await withTimeout(1_000, Promise.resolve('here'))).toBe('here')
})
