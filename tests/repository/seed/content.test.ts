import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import type { CmsSectionRecord } from '#shared/schemas/import/cms.ts'
import { PAGE_PATHS, withLocalePrefix, type PageName } from '#shared/paths.ts'
import { TERM_OF } from '#worker/pages/product/lexicon-links.ts'
import { Vars } from '#worker/runtime/env.ts'
import { lines } from './demo.ts'
import { pathsIn } from './paths.ts'

const LINKED_FROM_EVERY_PAGE: readonly PageName[] = [
  ...(['imprint', 'privacy', 'terms', 'withdrawalTerms', 'shipping', 'payment'] as const),
  ...(['accessibility', 'guarantee', 'disposal', 'faq', 'knowHow'] as const),
  ...(['materialInfo', 'processingTips'] as const),
]
/** Target of the QR code in the EU's harmonised notice; links must use the same address. */
const OUTSIDE = [
  'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm',
  'https://europa.eu/youreurope/guarantees',
]
const htmlOf = (sections: readonly CmsSectionRecord[], locale: Locale) =>
  sections
    .flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots))
    .flatMap((slot) => (slot.type === 'text' ? slot.html[locale] : []))
    .join('\n')

async function texts() {
  const pages = await lines.pages()
  const entries = [...(await lines.posts()), ...(await lines.terms()), ...(await lines.projects())]
  return [...pages, ...entries]
}

test.each(LOCALES)(
  'every link of the content has a target in its language (%s)',
  async (locale) => {
    const known = await pathsIn(locale)
    const anchors = new Map(
      (await lines.pages()).map(({ path, sections }) => [
        withLocalePrefix(locale, path[locale]),
        [...htmlOf(sections, locale).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
      ]),
    )
    for (const { key, sections } of await texts()) {
      for (const [, href = ''] of htmlOf(sections, locale).matchAll(/href="([^"]*)"/g)) {
        if (href.startsWith('mailto:') || OUTSIDE.includes(href)) continue
        const [path = '', anchor] = href.split('#')
        expect(known, `${key}: ${href}`).toContain(path)
        if (anchor) expect(anchors.get(path), `${key}: ${href}`).toContain(anchor)
      }
    }
  },
)

test('every content page that a layout links to exists', async () => {
  const pages = await lines.pages()
  for (const name of LINKED_FROM_EVERY_PAGE)
    for (const locale of LOCALES)
      expect(
        pages.map(({ path }) => path[locale]),
        name,
      ).toContain(PAGE_PATHS[name][locale])
})

test('required pages exist at their paths', async () => {
  const paths = (await lines.pages()).map(({ path }) => `${path.de} ${path.en}`)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/faq /faq',
      '/faq/fragen-zum-online-shop /faq/questions-about-the-online-shop',
      '/faq/fragen-zum-versand /faq/questions-about-shipping',
      '/faq/fragen-zum-material /faq/questions-on-the-material',
      '/datenschutz /data-privacy-policy',
      '/versandkosten /shipping',
      '/basic /basic',
    ]),
  )
})

test('linked product data exist in lexicon and catalogue', async () => {
  const slugs = (await lines.terms()).map(({ slug }) => slug)
  const properties = (await lines.properties()).map(({ key }) => key)
  expect(slugs).toEqual(expect.arrayContaining(Object.values(TERM_OF)))
  expect(properties).toEqual(expect.arrayContaining(Object.keys(TERM_OF)))
})

test('German texts use "Sie"', async () => {
  for (const { key, sections } of await texts()) {
    const words = htmlOf(sections, 'de').replace(/<[^>]*>/g, ' ')
    expect(words, key).not.toMatch(/(?<!\p{L})(du|dir|dich|dein\p{L}*|euch|eure\p{L}*)(?!\p{L})/u)
  }
})

test('every post is a full text in both languages', async () => {
  for (const { key, sections } of await lines.posts())
    for (const locale of LOCALES) {
      const words = htmlOf(sections, locale)
        .replace(/<[^>]*>/g, ' ')
        .split(/\s+/)
      expect(words.length, `${key} ${locale}`).toBeGreaterThan(300)
    }
})

test('texts contain only configured values', async () => {
  const vars = Vars.parse({ SHOP_ORIGIN: 'https://shop.test' })
  for (const { key, sections } of await texts())
    for (const locale of LOCALES)
      for (const [, name = ''] of htmlOf(sections, locale).matchAll(/\{\{(\w+)\}\}/g))
        expect(Object.keys(vars), `${key}: ${name}`).toContain(name)
})

test('no link points to the closed EU platform for online disputes', async () => {
  for (const { key, sections } of await texts())
    for (const locale of LOCALES)
      expect(htmlOf(sections, locale), key).not.toMatch(/consumers\/odr|ec\.europa\.eu/)
})
