import { z } from '#shared/schemas/zod.ts'
import { REDIRECTS } from '#worker/redirects/data/table.ts'
import { expect, test } from './shop-test.ts'

const SeoUrls = z.object({
  elements: z.array(z.object({ foreignKey: z.string(), seoPathInfo: z.string() })).min(1),
})

test('every old address leads to its new one in one hop, with its query', async ({ request }) => {
  const astray: unknown[] = []
  const walk = async ([from, to, status]: (typeof REDIRECTS)[number]) => {
    const query = '?a=1&b=%C3%BC%26'
    const answer = await request.get(encodeURI(from) + query, { maxRedirects: 0 })
    const { location } = answer.headers()
    if (answer.status() === status && location === encodeURI(to) + query) return
    astray.push([from, answer.status(), location])
  }
  for (let at = 0; at < REDIRECTS.length; at += 20) {
    await Promise.all(REDIRECTS.slice(at, at + 20).map(walk))
  }
  expect(astray).toEqual([])
})

test('old addresses of operators lead where the import says', async ({ request }) => {
  const led = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  expect(await led('/naehkurse')).toEqual([302, 'https://kurse.example/'])
  expect(await led('/en/delivery?from=mail')).toEqual([301, '/en/shipping?from=mail'])
})

for (const [route, prefix] of [
  ['frontend.detail.page', 'detail'],
  ['frontend.navigation.page', 'navigation'],
  ['frontend.landing.page', 'landingPage'],
] as const) {
  test(`/${prefix}/{id} leads to the page's own address in both languages`, async ({
    request,
    shop,
  }) => {
    for (const [locale, languageId] of [
      ['', '7eb825ff97f22ad1c0885a44bd558d47'],
      ['/en', '86bd5a0b9125b0142ca5363e874723ff'],
    ]) {
      const found = await request.post(`${shop.origin}/store-api/seo-url`, {
        headers: {
          'sw-access-key': 'SWSCRIPSTOPDEMO0000000000',
          'sw-language-id': languageId ?? '',
        },
        data: { limit: 1, filter: { routeName: route, isCanonical: true } },
      })
      const [target] = SeoUrls.parse(await found.json()).elements
      const path = `${locale}/${prefix}/${target?.foreignKey}?from=mail`
      const answer = await request.get(path, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([
        301,
        `${locale}/${target?.seoPathInfo}?from=mail`,
      ])
    }
  })
}

test('operators see in both languages how the backend stands', async ({ request }) => {
  for (const [path, sentence] of [
    ['/shopware', 'Alles, worauf die Seiten angewiesen sind, antwortet.'],
    ['/en/shopware', 'Everything that the pages depend on answers.'],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.headers()['cache-control']).toBe('no-store')
    const text = await answer.text()
    expect(text).toContain(sentence)
    expect(text).toContain('noindex')
  }
})
