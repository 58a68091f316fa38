import { expect, test } from 'vitest'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { aBrowser } from './browser.ts'
import { BUCKLE, LANGUAGES } from './shopper.ts'

test.each(['de-products-1', 'en-categories-1', 'de-content-1'])(
  'the sitemap has a part %s, whose first pages exist',
  async (part) => {
    const browser = aBrowser()
    const path = `/sitemap/${part}.xml`
    expect(placesIn((await browser.get(urls.file('de', 'sitemap'))).text)).toContain(path)
    const pages = placesIn((await browser.get(path)).text)
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages.slice(0, 3)) {
      const { status } = await browser.get(page)
      expect([page, status]).toEqual([page, 200])
    }
  },
)

test.each(LANGUAGES)('the %s product feed contains the buckle', async (_, locale) => {
  const feed = await aBrowser().get(urls.file(locale, 'productFeed'))
  expect([feed.status, feed.text.includes(BUCKLE.name[locale])]).toEqual([200, true])
})

test.each(LANGUAGES)('every page of the %s file for language models exists', async (_, locale) => {
  const browser = aBrowser()
  const { text } = await browser.get(urls.file(locale, 'llms'))
  const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, url = '']) => pathOf(url))
  expect(links.length).toBeGreaterThan(10)
  for (const link of links) {
    const { status } = await browser.get(link)
    expect([link, status < 400]).toEqual([link, true])
  }
})

test.each(LANGUAGES)('the %s diagnosis finds no problems', async (_, locale) => {
  const page = await aBrowser().get(urls.page(locale, 'diagnosis'))
  expect([page.status, page.text.includes(messages(locale)('diagnosis.well'))]).toEqual([200, true])
})

const pathOf = (url: string) => new URL(url).pathname
const placesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => pathOf(url))
