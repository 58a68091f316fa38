import { expect, test } from 'vitest'
import { contentPath, linksTo } from '#scripts/shopware/seed/content-links.ts'
import { aPage } from '#tests/builders/content.ts'

const linked = linksTo([
  aPage({ path: { de: '/know-how/verarbeitungstipps', en: '/know-how/processing-tips' } }),
  aPage({ path: { de: '/versandkosten', en: '/shipping' } }),
])

test('a nested page has a path without inner slashes', () => {
  expect(contentPath('/know-how/verarbeitungstipps')).toBe('/know-how-verarbeitungstipps')
  expect(contentPath('/versandkosten')).toBe('/versandkosten')
})

test("links point to the pages' paths in that Shopware", () => {
  expect(linked('<a href="/know-how/verarbeitungstipps#naehte">Tipps</a>', 'de')).toBe(
    '<a href="/know-how-verarbeitungstipps#naehte">Tipps</a>',
  )
  expect(linked('<a href="/en/know-how/processing-tips">tips</a>', 'en')).toBe(
    '<a href="/en/know-how-processing-tips">tips</a>',
  )
})

test('links to missing targets become plain text', () => {
  expect(linked('Das zeigt die <a href="/naehprojekte">Projektgalerie</a>.', 'de')).toBe(
    'Das zeigt die Projektgalerie.',
  )
  expect(linked('<a href="/en/lexicon/denier">denier</a>', 'en')).toBe('denier')
})

test('links to other addresses stay unchanged', () => {
  const html = '<a href="mailto:a@b.example">Post</a> <a href="/stoffe">Stoffe</a>'
  expect(linked(html, 'de')).toBe(html)
})
