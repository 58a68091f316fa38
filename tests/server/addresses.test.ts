import { expect, test } from 'vitest'
import { readFile } from 'node:fs/promises'
import { RedirectRecord } from '#shared/schemas/import/redirect.ts'
import { z } from '#shared/schemas/zod.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { EMBEDDED_LANGUAGE_IDS } from '#worker/store-api/transport/languages.ts'
import { aShop, ask } from './test-shop.ts'

const SeoUrls = z.object({
  elements: z.array(z.object({ foreignKey: z.string(), seoPathInfo: z.string() })).min(1),
})

const shop = aShop()
const get = (path: string) => ask(shop().origin + path)

/** Status of an address and its redirect target. */
async function ledFrom(path: string) {
  const { status, headers } = await get(path)
  return [status, headers.get('location')]
}

const REDIRECTS = new URL('../../seed/data/content/redirects.ndjson', import.meta.url)

test('every old address redirects in one step and preserves its query', async () => {
  const rows = (await readFile(REDIRECTS, 'utf8')).trimEnd().split('\n')
  const redirects = rows.map((row) => RedirectRecord.parse(JSON.parse(row)))
  const astray: unknown[] = []
  const walk = async ({ from, to, permanent }: RedirectRecord) => {
    const query = '?a=1&b=%C3%BC%26'
    const led = await ledFrom(encodeURI(from) + query)
    const location = encodeURI(to) + query
    if (led[0] !== (permanent ? 301 : 302) || led[1] !== location) astray.push([from, ...led])
  }
  for (let at = 0; at < redirects.length; at += 20) {
    await Promise.all(redirects.slice(at, at + 20).map(walk))
  }
  expect(astray).toEqual([])
})

test('old addresses added by operators redirect as imported', async () => {
  expect(await ledFrom('/naehkurse')).toEqual([302, 'https://kurse.example/'])
  expect(await ledFrom('/en/delivery?from=mail')).toEqual([301, '/en/shipping?from=mail'])
})

test.each([
  ['frontend.detail.page', 'detail'],
  ['frontend.navigation.page', 'navigation'],
  ['frontend.landing.page', 'landingPage'],
])('%s: /%s/{id} redirects to the canonical path in both languages', async (route, prefix) => {
  for (const [locale, languageId] of [
    ['', EMBEDDED_LANGUAGE_IDS.de],
    ['/en', EMBEDDED_LANGUAGE_IDS.en],
  ]) {
    const found = await ask(`${shop().origin}/store-api/seo-url`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sw-access-key': EMBEDDED_ACCESS_KEY,
        'sw-language-id': languageId ?? '',
      },
      body: JSON.stringify({ limit: 1, filter: { routeName: route, isCanonical: true } }),
    })
    const [target] = SeoUrls.parse(await found.json()).elements
    expect(await ledFrom(`${locale}/${prefix}/${target?.foreignKey}?from=mail`)).toEqual([
      301,
      `${locale}/${target?.seoPathInfo}?from=mail`,
    ])
  }
})

test.each([
  ['/shopware', 'Alle Dienste, die der Shop braucht, antworten.'],
  ['/en/shopware', 'All services that the shop needs respond.'],
])('operators see the state of the backend on %s', async (path, sentence) => {
  const response = await get(path)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  expect(text).toContain(sentence)
  expect(text).toContain('noindex')
})
