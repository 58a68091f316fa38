import { expect, test } from 'vitest'
import { aContentShop } from '../content/content-shop.ts'

test.each([
  '/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png',
  '/browserconfig.xml',
  '/site.webmanifest',
  '/ads.txt',
  '/.well-known/assetlinks.json',
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/en/xmlrpc.php',
  '/shop/config.PHP',
  '/assets.js.map',
  '/backup.tar.gz',
  '/stoffe/bild.jpg',
])('%s returns a short 404 text instead of a page', async (path) => {
  const shop = aContentShop()
  for (const round of ['miss', 'hit']) {
    const { status, headers, text } = await shop.get(path)
    expect([status, headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(text).toBe('Not Found')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('x-cache')).toContain(round)
  }
})

test.each(['/gibt-es-nicht', '/stoff-1.5mm', '/blog/node.js-taschen', '/artikel/70000.5', '/v.2'])(
  '%s returns a 404 page with links',
  async (path) => {
    const { status, headers, text } = await aContentShop().get(path)
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(text).toContain('<main')
  },
)

test('the icon that browsers request by default is the one that pages link to', async () => {
  const { status, headers } = await aContentShop().get('/favicon.ico')
  expect([status, headers.get('location')]).toEqual([301, '/favicon.svg'])
})
