import { expect, test } from 'vitest'
import { messages } from '#shared/i18n/messages.ts'
import { withLocalePrefix, type PageName } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'
import { aBrowser } from './browser.ts'
import { FABRIC, LANGUAGES, openProduct } from './shopper.ts'

const LEGAL = ['imprint', 'privacy', 'terms', 'withdrawalTerms', 'shipping', 'payment'] as const

test.each(LANGUAGES)('the %s home page links to the departments', async (_, locale) => {
  const page = await aBrowser().get(urls.page(locale, 'home'))
  expect(page.status).toBe(200)
  expect(page.text).toContain(`<html lang="${locale}"`)
  expect(departmentsIn(page.text).length).toBeGreaterThan(5)
})

test.each(LANGUAGES)('each %s department opens', async (_, locale) => {
  const browser = aBrowser()
  for (const path of departmentsIn((await browser.get(urls.page(locale, 'home'))).text)) {
    const page = await browser.get(path)
    expect([path, page.status]).toEqual([path, 200])
  }
})

test.each(LANGUAGES)('the %s product has a price per metre and its picture', async (_, locale) => {
  const page = await openProduct(aBrowser(), locale, FABRIC.number)
  expect([page.status, page.text.includes(FABRIC.name[locale])]).toEqual([200, true])
  expect(page.text).toContain('name="metres"')
  expect(page.text).toContain(messages(locale)('catalogue.addToCart'))
  const picture = /<img[^>]*src="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const response = await fetch(picture)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ])
  expect(page.headers.get('content-security-policy')).toContain(new URL(picture).origin)
})

test.each(LANGUAGES)('a product offers its colours in %s, each with a page', async (_, locale) => {
  const browser = aBrowser()
  const page = await openProduct(browser, locale, FABRIC.number)
  const [, variant = ''] = /href="([^"]*\/70001)"/.exec(page.text) ?? []
  expect((await browser.get(variant)).status).toBe(200)
})

test.each(LANGUAGES)('a missing page returns 404, in %s', async (_, locale) => {
  const page = await aBrowser().get(withLocalePrefix(locale, '/no-such-page'))
  expect([page.status, page.text.includes(`<html lang="${locale}"`)]).toEqual([404, true])
})

test.each(
  LANGUAGES.flatMap(([language, locale]) =>
    LEGAL.map((name): [string, string, PageName, typeof locale] => [
      language,
      urls.page(locale, name),
      name,
      locale,
    ]),
  ),
)('the %s legal page with the SEO path %s exists', async (_, path, name, locale) => {
  const page = await aBrowser().get(path)
  expect([name, page.status]).toEqual([name, 200])
  expect(page.text).toMatch(new RegExp(`<html lang="${locale}".*<h1`, 's'))
})

test('a product links to its English page, and the language stays', async () => {
  const browser = aBrowser()
  const { text } = await openProduct(browser, 'de', FABRIC.number)
  const [, to = ''] = /name="to" value="(\/en[^"]*)"/.exec(text) ?? []
  const chosen = await browser.post(urls.action('de', 'locale'), { locale: 'en', to })
  expect([chosen.status, chosen.location]).toEqual([303, to])
  const english = await browser.get(to)
  expect([english.status, english.text.includes(FABRIC.name.en)]).toEqual([200, true])
})

test('a SEO path in another case or with a trailing slash redirects to the page in one step', async () => {
  const browser = aBrowser()
  const path = departmentsIn((await browser.get('/')).text).at(-1) ?? ''
  for (const other of [`${path}/`, path.toUpperCase()]) {
    const response = await browser.get(other)
    expect([response.status, response.location]).toEqual([301, path])
  }
  expect((await browser.get(path)).status).toBe(200)
})

/** Link targets in the list of departments on every page. */
function departmentsIn(html: string): readonly string[] {
  const list = /<nav class="main-categories".*?<\/nav>/s.exec(html)?.[0] ?? ''
  return [...new Set([...list.matchAll(/href="(\/[^"#?]*)"/g)].map(([, path = '']) => path))]
}
