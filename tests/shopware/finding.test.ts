import { expect, test } from 'vitest'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { aBrowser, type Browser } from './browser.ts'
import { productPath, FABRIC, LANGUAGES } from './shopper.ts'

const TERM = 'Ripstop'
const NONSENSE = 'xqzwvkjh'

/** The largest department, from the fabric's breadcrumb. */
async function department(browser: Browser, locale: Locale): Promise<string> {
  const page = await browser.get(await productPath(browser, locale, FABRIC.number))
  const crumbs = /<nav[^>]*class="crumbs?".*?<\/nav>/s.exec(page.text)?.[0] ?? ''
  const [, first = ''] = [...crumbs.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path)
  return first
}

/** Products of a listing in order, by address. */
async function products(browser: Browser, address: string): Promise<readonly string[]> {
  const page = await browser.get(address)
  expect([address, page.status]).toEqual([address, 200])
  const list = /"@type":"ItemList".*?<\/script>/s.exec(page.text)?.[0] ?? ''
  return [...list.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => new URL(url).pathname)
}

test.each(LANGUAGES)('the %s department continues on its second page', async (_, locale) => {
  const browser = aBrowser()
  const path = await department(browser, locale)
  // By name, because Shopware has no fixed order of equally sold products.
  const first = await products(browser, `${path}?order=name-asc`)
  const second = await products(browser, `${path}?order=name-asc&p=2`)
  expect(first.length).toBe(10)
  expect(second.length).toBeGreaterThan(0)
  expect(second.filter((one) => first.includes(one))).toEqual([])
  expect((await browser.get(`${path}?p=9999`)).status).not.toBe(500)
})

test.each(LANGUAGES)('the %s department can be sorted by price', async (_, locale) => {
  const browser = aBrowser()
  const path = await department(browser, locale)
  const cheapest = await products(browser, `${path}?order=price-asc`)
  const dearest = await products(browser, `${path}?order=price-desc`)
  expect(cheapest.length).toBe(10)
  expect(cheapest[0]).not.toBe(dearest[0])
})

test.each(LANGUAGES)(
  'a filter of the %s department reduces the number of products',
  async (_, locale) => {
    const browser = aBrowser()
    const path = await department(browser, locale)
    const { text } = await browser.get(path)
    const values = [...text.matchAll(/name="properties" value="([0-9a-f]{32})"/g)]
    expect(values.length).toBeGreaterThan(0)
    const all = countIn(text)
    const filtered = await browser.get(`${path}?properties=${values[0]?.[1]}`)
    expect(filtered.status).toBe(200)
    expect(countIn(filtered.text)).toBeLessThan(all)
    expect(countIn(filtered.text)).toBeGreaterThan(0)
    const expensive = await browser.get(`${path}?min-price=99999`)
    expect([
      expensive.status,
      expensive.text.includes(messages(locale)('catalogue.nothingLeftTitle')),
    ]).toEqual([200, true])
  },
)

test.each(LANGUAGES)('a product number redirects to its %s product', async (_, locale) => {
  const browser = aBrowser()
  const page = await browser.get(await productPath(browser, locale, FABRIC.number))
  expect([page.status, page.text.includes(FABRIC.name[locale])]).toEqual([200, true])
})

test.each(LANGUAGES)('the %s search has results', async (_, locale) => {
  const page = await aBrowser().get(urls.search(locale, TERM))
  expect(page.status).toBe(200)
  expect(countIn(page.text)).toBeGreaterThan(1)
})

test.each(LANGUAGES)('the %s search without results reports that', async (_, locale) => {
  const page = await aBrowser().get(urls.search(locale, NONSENSE))
  expect(page.status).toBe(200)
  expect(page.text).toContain(messages(locale)('search.nothing', { term: NONSENSE }))
})

test.each(LANGUAGES)('the search suggests completions in %s', async (_, locale) => {
  const page = await aBrowser().get(`${urls.suggest(locale, 'html')}?search=ripst`)
  expect(page.status).toBe(200)
  expect(page.text.match(/role="option"/g)?.length).toBeGreaterThan(0)
})

/** Number of products that a listing states. */
function countIn(html: string): number {
  const said = /\d+(?= (?:Artikel|products?)\b)/.exec(html.replace(/<!-- -->/g, ''))
  return Number(said?.[0] ?? Number.NaN)
}
