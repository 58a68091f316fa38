import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aContentShop } from '../content/content-shop.ts'

const shop = aContentShop()

// The budget refills with time, so the clock is held.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const by = (ip: string) => ({ 'cf-connecting-ip': ip })
const part = (count: number) => `/sitemap/de-products-${count}.xml`
/** Feed pages after the last product. A feed costs as much as ten parts of the sitemap. */
const feed = (count: number) => `/products.xml?p=${count + 100}`

test('a visitor waits after a hundred parts of the sitemap, or ten feeds', async () => {
  for (let count = 1; count <= 50; count++) {
    expect((await shop.get(part(count), by('198.51.100.1'))).status).not.toBe(429)
  }
  for (let count = 1; count <= 5; count++) {
    expect((await shop.get(feed(count), by('198.51.100.1'))).status).not.toBe(429)
  }
  for (const [path, seconds] of [
    [part(51), '1'],
    [feed(51), '10'],
  ] as const) {
    const { status, headers } = await shop.get(path, by('198.51.100.1'))
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      429,
      seconds,
      'no-store',
    ])
  }
  expect((await shop.get(feed(52), by('198.51.100.2'))).status).not.toBe(429)
  vi.setSystemTime(Date.now() + 1000)
  expect((await shop.get(part(53), by('198.51.100.1'))).status).not.toBe(429)
})

test('a crawler with one request per second never has to wait', async () => {
  for (let count = 1; count <= 120; count++) {
    expect((await shop.get(part(count), by('198.51.100.3'))).status).not.toBe(429)
    vi.setSystemTime(Date.now() + 1000)
  }
})

test('cached files do not count against the limit', async () => {
  const path = '/sitemap/de-content-1.xml'
  await shop.get(path, by('198.51.100.4'))
  for (let count = 1; count <= 120; count++) {
    const { headers } = await shop.get(path, by('198.51.100.4'))
    expect(headers.get('x-cache')).toMatch(/^hit/)
  }
})
