import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aBlock, aPage, aSection, aText } from '#tests/builders/content.ts'
import { aPost, aProject, aTerm } from '#tests/builders/entries.ts'
import {
  aCatalogue,
  aCategory,
  aGroup,
  aMeasure,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { ENTRY_PAGES, PUBLIC_PAGES } from './page-kinds.ts'
import { aSlowShop, breakingOff, failing, readerOf } from './slow-shop.ts'

const both = (de: string, en: string) => ({ de, en })

beforeAll(() =>
  importCatalogue(
    aCatalogue({
      categories: [aCategory('fabrics', { name: both('Stoffe', 'Fabrics') })],
      properties: [aGroup(), aMeasure('roll_width', 'cm', [150])],
      families: [
        aParentRecord('ripstop', { axes: ['shade'], categories: ['fabrics'] }),
        aParentRecord('cloth'),
      ],
      posts: [aPost()],
      projects: [aProject()],
      terms: [aTerm()],
      articles: [
        aProductRecord('70000', { options: { shade: 'black' } }),
        aProductRecord('70001', { options: { shade: 'olive' } }),
        aProductRecord('70002', {
          family: 'cloth',
          unit: 'm',
          content: { unit: 'm', milli: 100, referenceMilli: 1000 },
          properties: { roll_width: ['150'] },
        }),
      ],
      pages: [
        aPage({
          sections: [
            aSection({ blocks: [aBlock({ slots: [aText(both('<p>Wir</p>', '<p>We</p>'))] })] }),
          ],
        }),
      ],
    }),
  ),
)
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const FIRST_OF_MAIN = /<main id="content">./

const ROWS: readonly (readonly [kind: string, path: string])[] = PUBLIC_PAGES.flatMap(
  ([kind, de, en]) => [[kind, de] as const, [kind, en] as const],
)

test.each(ROWS)(
  '%s (%s) sends opening, header and main part one after the other',
  async (_kind, path) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const shop = aSlowShop()
    const { text: whole } = await shop.visit(path)
    // Prices are requested again, paths and navigation are cached.
    vi.setSystemTime(Date.now() + 11 * MINUTE_MS)
    shop.hold(() => true)
    const { response, end } = await shop.get(path)
    const page = readerOf(response)
    await page.until('</style>')
    expect([response.status, page.text()]).toEqual([200, expect.not.stringMatching(FIRST_OF_MAIN)])
    shop.release()
    await page.until('</header>')
    await page.until('</html>')
    await end()
    expect(page.text().length).toBe(whole.length)
  },
)

/** A page without the nonce and the form token, which differ between responses. */
const withoutSecrets = (text: string) =>
  text.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/name="formToken" value="[^"]*"/g, '')

test.each(ROWS)('%s (%s) has the same bytes streamed and complete', async (_kind, path) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = aSlowShop()
  // Everything that an earlier test cached has expired.
  vi.setSystemTime(Date.now() + 26 * 60 * MINUTE_MS)
  const streamed = await shop.visit(path)
  expect(streamed.response.headers.get('x-cache')).toBe('miss')
  vi.setSystemTime(Date.now() + MINUTE_MS + 1_000)
  // The stale template is refreshed completely after the response.
  expect((await shop.visit(path)).response.headers.get('x-cache')).toMatch(/^stale/)
  const whole = await shop.visit(path)
  expect(whole.response.headers.get('x-cache')).toMatch(/^(hit|stale)/)
  expect(withoutSecrets(whole.text)).toBe(withoutSecrets(streamed.text))
})

test.each(ENTRY_PAGES)(
  '%s begins when its record is there, before the navigation',
  async (_kind, ...paths) => {
    for (const path of paths) {
      const shop = aSlowShop({ isNew: true })
      shop.hold((call) => call.startsWith('/navigation'))
      const { response, end } = await shop.get(path)
      const page = readerOf(response)
      await page.until('</style>')
      expect([response.status, page.text()]).toEqual([
        200,
        expect.not.stringContaining('</header>'),
      ])
      shop.release()
      await page.until('</html>')
      await end()
      expect(page.text()).toMatch(FIRST_OF_MAIN)
    }
  },
)

test.each(['/gibt-es-nicht', '/en/does-not-exist'])(
  'an error page (%s) is complete and has its status',
  async (path) => {
    const { response, text } = await aSlowShop().visit(path)
    expect(response.status).toBe(404)
    expect(text).toMatch(/^<!DOCTYPE html>.*<main id="content">.*<h1.*<\/html>$/s)
  },
)

test('a visitor who leaves after the opening leaves a whole page for the next one', async () => {
  const shop = aSlowShop()
  const path = '/fabrics-de?max-price=90'
  await shop.visit('/fabrics-de')
  shop.hold((call) => call.startsWith('/product-listing'))
  const { response, end } = await shop.get(path)
  const page = readerOf(response)
  await page.until('</style>')
  await page.leave()
  shop.release()
  await end()
  const next = await shop.visit(path)
  expect(next.response.headers.get('x-cache')).toMatch(/^hit/)
  expect(next.text).toMatch(/70000.*<\/html>$/s)
})

test.each([
  ['fails', failing, '81'],
  ['breaks off', breakingOff, '82'],
])(
  'a listing whose second round %s ends with a message and is not cached',
  async (_how, respond, price) => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const shop = aSlowShop()
    const path = `/fabrics-de?max-price=${price}`
    await shop.visit('/fabrics-de')
    shop.breaks((call) => call.startsWith('/product-listing'), respond)
    const { response, text } = await shop.visit(path)
    expect(response.status).toBe(200)
    expect(text).toContain('<title>Stoffe')
    expect(text).toMatch(/<main id="content"><meta name="robots" content="noindex"\/>/)
    expect(text).toMatch(/<footer.*<\/html>$/s)
    shop.breaks(() => false)
    expect((await shop.visit(path)).text).toContain('70000')
  },
)

test('a product whose matching products and reviews fail is shown without them', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const shop = aSlowShop()
  shop.breaks((call) => /reviews|cross-selling|shipping-method|contact-form/.test(call))
  const { text } = await shop.visit('/artikel/70001?quantity=2')
  expect(text).toContain('name="quantity"')
  expect(text).not.toContain('content="noindex"')
})

test.each(['/artikel/70000', '/en/article/70000'])(
  'a product (%s) whose own data fails has noindex in its head and is not cached',
  async (path) => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const shop = aSlowShop({ isNew: true })
    shop.breaks((call) => /^\/product\/[0-9a-f]{32}$/.test(call))
    const { response, text } = await shop.visit(path)
    expect(response.status).toBe(200)
    expect(text).toMatch(/<head>.*<meta name="robots" content="noindex"\/>.*<\/head>/s)
    expect(text).toMatch(/<main id="content">.*<h1.*<footer.*<\/html>$/s)
    shop.breaks(() => false)
    const next = await shop.visit(path)
    expect(next.response.headers.get('x-cache')).toBe('miss')
    expect(next.text).toContain('name="quantity"')
  },
)

test.each([
  ['fails', failing],
  ['breaks off', breakingOff],
])('an expired template completes a search whose backend %s', async (_how, respond) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const shop = aSlowShop({ isNew: true })
  const path = '/search?search=artikel'
  const { text: whole } = await shop.visit(path)
  vi.setSystemTime(Date.now() + 11 * MINUTE_MS)
  shop.breaks((call) => call === '/search', respond)
  const { response, text } = await shop.visit(path)
  expect([response.status, withoutSecrets(text)]).toEqual([200, withoutSecrets(whole)])
  shop.breaks(() => false)
  expect((await shop.visit(path)).response.headers.get('x-cache')).toBe('miss')
})

test('a hundred slow readers get complete pages at once', async () => {
  const shop = aSlowShop()
  shop.hold((call) => call === '/search')
  const pages = await Promise.all(
    Array.from({ length: 100 }, (_, visitor) =>
      shop.get(`/search?search=artikel+${'x'.repeat(1 + (visitor % 9))}`),
    ),
  )
  const readers = pages.map(({ response }) => readerOf(response))
  for (const reader of readers) {
    expect(await reader.until('</style>')).not.toMatch(FIRST_OF_MAIN)
  }
  shop.release()
  for (const reader of readers) expect(await reader.until('</html>')).toMatch(/<main.*<footer/s)
  for (const { end } of pages) await end()
})
