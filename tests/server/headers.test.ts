import { expect, test } from './shop-test.ts'

const PAGES = ['/', '/en', '/stoffe', '/checkout/cart', '/gibt-es-nicht']

for (const path of PAGES) {
  test(`${path} carries the security headers and a fresh nonce`, async ({ request }) => {
    const answers = [await request.get(path), await request.get(path)]
    const policies = answers.map((answer) => answer.headers()['content-security-policy'] ?? '')
    for (const [at, answer] of answers.entries()) {
      const headers = answer.headers()
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(policies[at]).toContain("default-src 'none'")
      expect(policies[at]).not.toContain('unsafe-inline')
      expect(headers.etag).toBeUndefined()
    }
    expect(policies[0]).not.toBe(policies[1])
  })
}

test('public pages set no cookie', async ({ request }) => {
  for (const path of ['/', '/en', '/stoffe']) {
    expect((await request.get(path)).headers()['set-cookie']).toBeUndefined()
  }
})

test('no public page hides finished content behind a script', async ({ request }) => {
  for (const path of ['/', '/en', '/stoffe', '/stoffe']) {
    expect(await (await request.get(path)).text()).not.toContain('<div hidden id="S:')
  }
})

test('only the bare / looks at the language of the browser', async ({ request }) => {
  const english = { headers: { 'accept-language': 'en-GB,en;q=0.9' }, maxRedirects: 0 }
  const home = await request.get('/', english)
  expect([home.status(), home.headers().location]).toEqual([302, '/en'])
  expect(home.headers()['cache-control']).toBe('no-store')
  expect((await request.get('/stoffe', english)).status()).toBe(200)
})
