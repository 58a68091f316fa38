import { afterEach, expect, test, vi } from 'vitest'
import { CartCountHole } from '#worker/pages/layout/holes.tsx'
import { aReadingShop } from './reading-shop.tsx'

const hello = () => ({ body: () => <p>Guten Tag</p> })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function nonceOf(response: Response): string {
  return /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''
}

test('the second request of a page is served without rendering', async () => {
  const shop = aReadingShop(hello())
  expect((await shop.get('/seite')).cache).toBe('miss')
  const second = await shop.get('/seite')
  expect(second.cache).toMatch(/^hit/)
  expect(second.text).toContain('<p>Guten Tag</p>')
  expect(shop.state.renders).toBe(1)
})

test('every response has its own nonce, in header and page', async () => {
  const shop = aReadingShop(hello())
  const pages = [await shop.get('/seite'), await shop.get('/seite'), await shop.get('/seite')]
  const nonces = pages.map(({ response }) => nonceOf(response))
  expect(new Set(nonces).size).toBe(3)
  pages.forEach(({ text }, at) => expect(text).toContain(`nonce="${nonces[at]}"`))
})

test('tracking parameters and the order of parameters do not create another template', async () => {
  const shop = aReadingShop(hello())
  await shop.get('/seite?p=2&order=price-asc&utm_source=mail')
  expect((await shop.get('/seite?gclid=1&order=price-asc&p=2')).cache).toMatch(/^hit/)
  expect((await shop.get('/seite?p=3&order=price-asc')).cache).toBe('miss')
})

test('parameters without effect do not create another template', async () => {
  const shop = aReadingShop(hello())
  await shop.get('/seite')
  const same = ['p=1', 'p=0', 'order=topseller', 'order=%27;--', 'limit=10&view=plates', 'limit=7']
  for (const query of same) expect((await shop.get(`/seite?${query}`)).cache).toMatch(/^hit/)
})

test('only the page number creates another template of a sitemap or a feed', async () => {
  const shop = aReadingShop(hello())
  await shop.get('/sitemap/de-products-1.xml')
  for (const query of ['quantity=2', 'order=price-asc', 'search=a', 'limit=48&min-price=1'])
    expect((await shop.get(`/sitemap/de-products-1.xml?${query}`)).cache).toMatch(/^hit/)
  await shop.get('/products.xml?p=2')
  expect((await shop.get('/products.xml?p=3')).cache).toBe('miss')
  expect((await shop.get('/products.xml?p=2&quantity=3')).cache).toMatch(/^hit/)
})

test('a path neither reads nor writes the template of another', async () => {
  const shop = aReadingShop({ ...hello(), status: 404 })
  const others = [
    '/fremd%5C..%5Cseite',
    '/seite%3Fp=2',
    '/seite%23',
    '/seite/',
    '/SEITE',
    '/%2e%5cseite',
  ]
  for (const path of others) await shop.get(path)
  shop.state.page = hello()
  const { response, cache } = await shop.get('/seite')
  expect([response.status, cache]).toEqual([200, 'miss'])
})

test('HEAD is served from the template with the headers of GET and no body', async () => {
  const shop = aReadingShop(hello())
  await shop.get('/seite')
  const { response, text, cache } = await shop.head('/seite')
  expect([response.status, text, cache?.startsWith('hit')]).toEqual([200, '', true])
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('languages, price segments and catalogue versions do not share templates', async () => {
  const shop = aReadingShop(hello())
  await shop.get('/seite')
  expect((await shop.get('/en/seite')).cache).toBe('miss')
  const net = { cookie: `view=${encodeURIComponent('n=0&s=net-export')}` }
  expect((await shop.get('/seite', net)).cache).toBe('miss')
  shop.state.version = 'next'
  expect((await shop.get('/seite')).cache).toBe('miss')
})

test('late pages of a listing are rendered for each visitor and not cached', async () => {
  const shop = aReadingShop(hello())
  await shop.get('/seite?p=21')
  await shop.get('/seite?p=21')
  expect(shop.state.renders).toBe(2)
})

test('a page that depends on the shopper is never cached', async () => {
  const shop = aReadingShop({ ...hello(), personal: true })
  const { response } = await shop.get('/seite')
  expect(response.headers.get('cache-control')).toBe('no-store')
  await shop.get('/seite')
  expect(shop.state.renders).toBe(2)
})

test('a 404 of a known kind is cached with its status, a 500 never', async () => {
  const missing = aReadingShop({ ...hello(), status: 404 })
  await missing.get('/fehlt')
  const again = await missing.get('/fehlt')
  expect([again.response.status, missing.state.renders]).toEqual([404, 1])
  const broken = aReadingShop({ ...hello(), status: 500 })
  await broken.get('/kaputt')
  await broken.get('/kaputt')
  expect(broken.state.renders).toBe(2)
})

test('a 404 is cached for a minute, never longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = aReadingShop({ ...hello(), status: 404 })
  await shop.get('/neu')
  vi.setSystemTime(Date.now() + 61_000)
  shop.state.page = { ...hello(), status: 500 }
  expect((await shop.get('/neu')).response.status).toBe(500)
  shop.state.page = hello()
  expect((await shop.get('/neu')).response.status).toBe(200)
})

test('404 pages do not use the memory cache of other pages', async () => {
  const shop = aReadingShop({ ...hello(), status: 404 })
  await shop.get('/geraten')
  const layers = [await shop.get('/geraten'), await shop.get('/geraten')]
  expect(layers.map(({ cache }) => cache)).toEqual(['hit-edge', 'hit-edge'])
})

test('a visitor who disconnects leaves a complete page in the cache', async () => {
  const long = Array.from({ length: 3_000 }, (_, line) => <p key={line}>Zeile {line}</p>)
  const shop = aReadingShop({ body: () => long })
  await shop.hangUp('/lang')
  const { text, cache } = await shop.get('/lang')
  expect(cache).toMatch(/^hit/)
  expect(text).toContain('2999')
  expect(text.endsWith('</html>')).toBe(true)
})

test('after a minute a stale page is served at once and refreshed in the background', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = aReadingShop(hello())
  await shop.get('/seite')
  vi.setSystemTime(Date.now() + 61_000)
  shop.state.page = { body: () => <p>Neu</p> }
  const stale = await shop.get('/seite')
  expect([stale.cache?.startsWith('stale'), stale.text.includes('Guten Tag')]).toEqual([true, true])
  expect((await shop.get('/seite')).text).toContain('<p>Neu</p>')
})

test('a page that cannot be refreshed is served stale, and the log has the reason', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const shop = aReadingShop(hello())
  await shop.get('/alt')
  vi.setSystemTime(Date.now() + 61_000)
  shop.state.isAlone = true
  expect((await shop.get('/alt')).text).toContain('Guten Tag')
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { event: 'refresh-failed', path: '/alt', error: 'Error: nobody answers' },
  ])
})

test('a page that cannot be cached is served too, and the log has the reason', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new Error('no space'))
  expect((await aReadingShop(hello()).get('/voll')).response.status).toBe(200)
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { event: 'template-not-kept', path: '/voll', error: 'Error: no space' },
  ])
})

test('a stale page replaces an error for a day while the backend fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = aReadingShop(hello())
  await shop.get('/seite')
  shop.state.page = { ...hello(), status: 500 }
  vi.setSystemTime(Date.now() + 11 * 60_000)
  const old = await shop.get('/seite')
  expect([old.response.status, old.cache?.startsWith('stale-error')]).toEqual([200, true])
})

test('a page above 512 kB is served completely and not cached', async () => {
  const text = 'x'.repeat(600_000)
  const shop = aReadingShop({ body: () => <p>{text}</p> })
  expect((await shop.get('/gross')).text.length).toBeGreaterThan(600_000)
  expect((await shop.get('/gross')).cache).toBe('miss')
})

test('each shopper sees their own cart count in the same template', async () => {
  const shop = aReadingShop({ body: () => <CartCountHole /> })
  const withCart = (count: string) => ({
    cookie: `view=${encodeURIComponent(`n=${count}&s=gross`)}`,
  })
  expect((await shop.get('/seite', withCart('3'))).text).toContain('<span class="n">3<span')
  expect((await shop.get('/seite', withCart('12'))).text).toContain('<span class="n">12<span')
  expect((await shop.get('/seite')).text).not.toContain('<span class="n">')
  expect(shop.state.renders).toBe(1)
})

test('invalid cookies count as an empty cart', async () => {
  const shop = aReadingShop({ body: () => <CartCountHole /> })
  const broken = { cookie: 'view=%E0%A4%A; __Host-sw-context-token=../../etc' }
  const { response, text } = await shop.get('/seite', broken)
  expect([response.status, text.includes('class="n"')]).toEqual([200, false])
})
