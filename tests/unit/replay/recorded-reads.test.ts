import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SHOPWARE_LANGUAGES } from '#tests/replay/languages.ts'
import { recordingOf, type RecordedResponse } from '#tests/replay/recorded.ts'
import { aShopware, type ReplayOptions } from '#tests/replay/shopware.ts'

const TEXT = readFileSync(new URL('../../replay/data/answers.json', import.meta.url), 'utf8')
const recording = recordingOf(TEXT)
const whole = [...recording.answers].filter(
  ([, { status, cut, session, path, asked: requested, body }]) =>
    status === 200 && !cut && !session && !/<|\{\{/.test(JSON.stringify([path, requested, body])),
)

function aShop(changes: Partial<ReplayOptions> = {}) {
  const passedOn: string[] = []
  const { fetch } = aShopware({
    recording,
    embedded: async (request) => {
      passedOn.push(new URL(request.url).pathname)
      return Response.json({ errors: [] }, { status: 400 })
    },
    embeddedKey: 'embedded',
    embeddedLanguages: SHOPWARE_LANGUAGES,
    origin: 'https://shopware.test',
    accessKey: 'key',
    hasRecordedCatalogue: true,
    ...changes,
  })
  return {
    passedOn,
    ask: (
      { method, path, language, seoUrls, asked: requested }: RecordedResponse,
      { headers = {}, body = requested }: { headers?: Record<string, string>; body?: unknown } = {},
    ) =>
      fetch(`https://shopware.test/store-api${path}`, {
        method,
        headers: {
          'sw-access-key': 'key',
          ...(language && { 'sw-language-id': SHOPWARE_LANGUAGES[language] }),
          ...(seoUrls && { 'sw-include-seo-urls': '1' }),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
  }
}

test('twenty responses are recorded completely', () => {
  expect(whole).toHaveLength(20)
})

test.each(whole)('a recorded request gets its recorded response: %s', async (_, recorded) => {
  const { channel = 'storefront' } = recorded
  const shop = aShop({ channel })
  const response = await shop.ask(recorded)
  expect(await response.text()).toBe(JSON.stringify(recorded.body))
  expect([response.status, shop.passedOn]).toEqual([200, []])
})

const term = recording.answers.get('products-term')
if (!term) throw new Error('products-term is not recorded')

test.each<[string, Parameters<ReturnType<typeof aShop>['ask']>[1], Partial<ReplayOptions>]>([
  ['another body', { body: { limit: 2, term: 'nylon' } }, {}],
  ['another language', { headers: { 'sw-language-id': SHOPWARE_LANGUAGES.en } }, {}],
  ['a session', { headers: { 'sw-context-token': 'a'.repeat(32) } }, {}],
  ['SEO paths', { headers: { 'sw-include-seo-urls': '1' } }, {}],
  ['another channel', {}, { channel: 'headless' }],
  ['another catalogue', {}, { hasRecordedCatalogue: false }],
])("a request with %s gets the embedded backend's response", async (_what, how, changes) => {
  const shop = aShop(changes)
  await shop.ask(term, how)
  expect(shop.passedOn).toContain('/store-api/product')
})
