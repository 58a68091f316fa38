import { beforeAll, expect, test } from 'vitest'
import { aPage } from '#tests/builders/content.ts'
import { aContentShop } from './content-shop.ts'

const shop = aContentShop()
const REDIRECTS = [
  { from: '/alte-seite', to: '/impressum', permanent: true },
  { from: '/en/old-page', to: '/en/imprint?from=old', permanent: false },
  { from: '/Stoffe/', to: '/impressum', permanent: true },
  { from: '/stoffe/netze.html', to: '/impressum', permanent: true },
  { from: '/Naehprojekte/alt', to: '/impressum', permanent: true },
  { from: '/nähkurs', to: 'https://kurse.example/naehen', permanent: false },
]
const MARKUP = '<script>alert(1)</script>'

// Read only, so all tests share the shop.
beforeAll(() => shop.import({ pages: [aPage()], redirects: REDIRECTS }))

const led = async (path: string) => {
  const { status, headers } = await shop.get(path)
  return [status, headers.get('location')]
}

test.each([
  ['/alte-seite?a=1&b=%C3%BC', 301, '/impressum?a=1&b=%C3%BC'],
  ['/en/old-page?page=2', 302, '/en/imprint?from=old&page=2'],
  ['/n%C3%A4hkurs', 302, 'https://kurse.example/naehen'],
  ['/alte-seite.html?a=1', 301, '/impressum?a=1'],
  ['/alte-seite/', 301, '/impressum'],
  ['/Stoffe/', 301, '/impressum'],
  ['/stoffe/netze.html', 301, '/impressum'],
  ['/Naehprojekte/alt', 301, '/impressum'],
  ['/Naehprojekte/neu', 301, '/naehprojekte'],
  ['/neue-seite.html', 301, '/neue-seite'],
])('%s responds with %s to %s', async (path, status, location) => {
  expect(await led(path)).toEqual([status, location])
})

test('a redirect does not apply to the other language', async () => {
  expect(await led('/old-page')).toEqual([404, null])
  expect(await led('/en/alte-seite')).toEqual([404, null])
})

test('a missing path is cached with its 404 page', async () => {
  expect((await shop.get('/leads-nowhere')).headers.get('x-cache')).toBe('miss')
  expect((await shop.get('/leads-nowhere')).headers.get('x-cache')).toMatch(/^hit/)
})

test('the cache does not serve a redirect as a page', async () => {
  await shop.get('/alte-seite')
  expect(await led('/alte-seite')).toEqual([301, '/impressum'])
})

test('an import reports invalid redirects and changes nothing', async () => {
  const other = aContentShop()
  const response = await other.import({
    pages: [aPage()],
    redirects: [
      { from: '/a', to: '/b', permanent: true },
      { from: '/b', to: '/impressum', permanent: true },
      { from: '/en/imprint', to: '/impressum', permanent: true },
      { from: '/c', to: '//evil.example', permanent: true },
      { from: '/b', to: '/impressum', permanent: true },
    ],
  })
  expect(response).toMatchObject({
    refusals: [
      { line: 1, reason: 'redirects to /b, which is also redirected' },
      { line: 1, reason: 'redirects to /b, which is also redirected' },
      { line: 3, reason: 'path /en/imprint is that of a page' },
      { line: 4, reason: expect.stringContaining('to') },
      { line: 5, reason: 'key /b occurs twice' },
    ],
  })
  expect(await led('/alte-seite')).toEqual([301, '/impressum'])
})

test.each([
  '/../../etc/passwd',
  '/impressum/../../x',
  '/%2e%2e/%2e%2e/x',
  '/..%2f..%2fx',
  '/%00',
  '/impressum%00',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/en//evil.example',
  '/https://evil.example',
  '/IMPRESSUM',
  '/%E0%A4%A',
  '/%',
  '/%zz',
  '/\u202Eevil/😀',
  `/${MARKUP}`,
  `/${encodeURIComponent(MARKUP)}`,
  `/impressum/${encodeURIComponent(MARKUP)}.html`,
  `/${'x'.repeat(5_000)}`,
  `/impressum?${'y'.repeat(5_000)}`,
  `/detail/${'f'.repeat(33)}`,
  "/detail/' OR 1=1 --",
  '/navigation/%F0%9F%98%80',
  '/landingPage/ffffffffffffffffffffffffffffffff',
  '/blog/..%2f..%2fx',
  '/lexicon/%00',
])('the path %s causes no error', async (path) => {
  const { status, headers, text } = await shop.get(path)
  const location = headers.get('location')
  expect([200, 301, 400, 404]).toContain(status)
  expect(text).not.toContain(MARKUP)
  if (location !== null) expect(location).toMatch(/^\/(?![/\\])/)
})
