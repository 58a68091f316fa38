import { expect, test } from 'vitest'
import { aShop, ask } from './test-shop.ts'

const PAGES = ['/', '/en', '/stoffe', '/checkout/cart', '/gibt-es-nicht']
const shop = aShop()
const get = (path: string, headers: Record<string, string> = {}) =>
  ask(shop().origin + path, { headers })

test.each(PAGES)('%s has the security headers and a new nonce', async (path) => {
  const responses = [await get(path), await get(path)]
  const policies = responses.map(({ headers }) => headers.get('content-security-policy'))
  for (const [at, { headers }] of responses.entries()) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(policies[at]).toContain("default-src 'none'")
    expect(policies[at]).not.toContain('unsafe-inline')
    expect(headers.get('etag')).toBeNull()
  }
  expect(policies[0]).not.toBe(policies[1])
})

test.each(['/', '/en', '/stoffe'])('%s sets no cookie', async (path) => {
  expect((await get(path)).headers.get('set-cookie')).toBeNull()
})

test('no public page hides finished content until a script runs', async () => {
  for (const path of ['/', '/en', '/stoffe', '/stoffe']) {
    expect(await (await get(path)).text()).not.toContain('<div hidden id="S:')
  }
})

test("only / depends on the browser's language", async () => {
  const english = { 'accept-language': 'en-GB,en;q=0.9' }
  const { status, headers } = await get('/', english)
  expect([status, headers.get('location')]).toEqual([302, '/en'])
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await get('/stoffe', english)).status).toBe(200)
})

test('every footer link opens an existing page', async () => {
  for (const home of ['/', '/en']) {
    const html = await (await get(home)).text()
    const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''
    const hrefs = [...footer.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href)
    expect(hrefs.length).toBeGreaterThan(8)
    for (const href of hrefs) {
      const { status } = await ask(shop().origin + href.replaceAll('&amp;', '&'))
      expect([href, status]).toEqual([href, 200])
    }
  }
})
