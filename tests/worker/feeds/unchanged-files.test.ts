import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aPage } from '#tests/builders/content.ts'
import { aCatalogue } from '#tests/builders/import-records.ts'
import { aContentShop } from '../content/content-shop.ts'

beforeEach(async () => {
  await emptyStorage()
})

async function aShop() {
  const shop = aContentShop()
  await shop.import({ ...aCatalogue(), pages: [aPage()] })
  return shop
}

const FILES = [
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/sitemap/de-products-1.xml',
  '/opensearch.xml',
  '/en/manifest.webmanifest',
  '/blog.atom',
  '/en/products.xml',
  '/llms.txt',
]

test.each(FILES)('%s returns 304 to a crawler that has it', async (path) => {
  const shop = await aShop()
  const first = await shop.get(path)
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\/"[\w-]+"$/)
  // Newly rendered, from its template, and on the fast path.
  for (const round of [1, 2, 3]) {
    const again = await shop.get(path, { 'if-none-match': `"other", ${tag}` })
    expect([round, again.status, again.text]).toEqual([round, 304, ''])
    expect(again.headers.get('etag')).toBe(tag)
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
    expect(again.headers.get('content-type')).toBeNull()
    const whole = await shop.get(path)
    expect([whole.status, whole.text, whole.headers.get('etag')]).toEqual([200, first.text, tag])
    expect(whole.headers.get('content-type')).toBe(first.headers.get('content-type'))
  }
})

test('a validator without its weak prefix returns 304 too', async () => {
  const shop = await aShop()
  const tag = (await shop.get('/robots.txt')).headers.get('etag') ?? ''
  const strong = tag.replace('W/', '')
  expect((await shop.get('/robots.txt', { 'if-none-match': strong })).status).toBe(304)
  expect((await shop.get('/robots.txt', { 'if-none-match': '*' })).status).toBe(304)
  expect((await shop.get('/robots.txt', { 'if-none-match': '"nearly"' })).status).toBe(200)
})

test('a changed file has another ETag and is sent completely', async () => {
  const shop = await aShop()
  const before = await shop.get('/sitemap/de-content-1.xml')
  await shop.import({
    ...aCatalogue(),
    pages: [aPage(), aPage({ key: 'more', path: { de: '/mehr', en: '/more' } })],
  })
  const tag = before.headers.get('etag') ?? ''
  const after = await shop.get('/sitemap/de-content-1.xml', { 'if-none-match': tag })
  expect(after.status).toBe(200)
  expect(after.text).toContain('/mehr')
  expect(after.headers.get('etag')).not.toBe(tag)
})

test('unchanged Markdown of a product returns 304', async () => {
  const shop = await aShop()
  const accept = { accept: 'text/markdown' }
  const page = await shop.get('/impressum', accept)
  expect(page.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  const tag = page.headers.get('etag') ?? ''
  const again = await shop.get('/impressum', { ...accept, 'if-none-match': tag })
  expect(again.status).toBe(304)
  expect((await shop.get('/impressum', { 'if-none-match': tag })).status).toBe(200)
})
