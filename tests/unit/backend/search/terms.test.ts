import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Locale } from '#shared/i18n/locales.ts'
import { fold, foldedName } from '#shared/search/fold.ts'
import { numberKeysOf } from '#shared/search/product-number.ts'
import { stemOf } from '#worker/backend/search/stems.ts'
import { readQuery } from '#worker/backend/search/read-query.ts'
import { byAnyText, byKind, byName, byParts, byWords } from '#worker/backend/search/terms.ts'
import { aVocabulary } from './vocabulary.ts'

test.each([
  ['Reißverschluß', 'reissverschluss'],
  ['NÄHGARN', 'nahgarn'],
  ['naehgarn', 'nahgarn'],
  ['Öse', 'ose'],
  ['Wasser\u00adsäule', 'wassersaule'],
  ['10mm', '10 mm'],
  ['500den', '500 den'],
  ['5C', '5 c'],
  ['36 g/m²', '36 g m 2'],
  ['10.000 mm', '10000 mm'],
  ['1,5 mm', '1 5 mm'],
  ['"Klett" OR name:* -x', 'klett or name x'],
  ['  ', ''],
])('the search compares %s as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

const termsOf = (input: string, locale: Locale = 'de') =>
  readQuery(input, aVocabulary(locale)).terms

test('a hyphenated name is found as one word too', () => {
  expect(foldedName('Rip-Stop 50')).toBe('rip stop 50 ripstop')
})

test('a search includes synonyms', () => {
  expect(termsOf('hook and loop 25', 'en')[0]?.forms).toContain('klett')
  expect(termsOf('Reißverschlüsse')[0]?.forms).toContain('zipper')
})

test.each([
  ['Zipper 5 mm schwarz', ['zipper', 'schwarz', '5 mm']],
  ['500den', ['500 den']],
  ['1,5mm Kordel', ['kordel', '1 5 mm']],
  ['Garn 120 rot', ['garn', 'rot', '120']],
  ['10 mmm', ['mmm', '10']],
])('the terms of %s are %o', (input, terms) => {
  expect(termsOf(input).map(({ forms }) => forms[0])).toEqual(terms)
})

test.each([
  ['de', 'schnallen', 'schnall'],
  ['de', 'garne', 'garn'],
  ['de', 'faden', 'fade'],
  ['de', 'osen', null],
  ['en', 'buckles', 'buckl'],
  ['en', 'tape', null],
] as const)('in %s, %s has the stem %s', (locale, word, stem) => {
  expect(stemOf(word, locale)).toBe(stem)
})

test.each([
  ['Art.-Nr. 70 001', ['art.-nr.70001', '70001']],
  ['Artikelnummer: 70001', ['artikelnummer:70001', '70001']],
  ['#70001', ['#70001', '70001']],
  ['70001TEST', ['70001test']],
  ['Nr. 5', ['nr.5', '5']],
  ['Nordkap', ['nordkap']],
  [' Tee-100.B ', ['tee-100.b']],
  ['SKU: Tee-100.B', ['sku:tee-100.b', 'tee-100.b']],
  ['Art.-Nr. SW10001', ['art.-nr.sw10001', 'sw10001']],
  ['ART-100', ['art-100', '100']],
])('%s may be the numbers %j', (input, numbers) => {
  expect(numberKeysOf(input)).toEqual(numbers)
})

test('a query has at most eight terms of its first hundred characters', () => {
  expect(termsOf('abc '.repeat(3000))).toHaveLength(1)
  expect(termsOf('aa bb cc dd ee ff gg hh jj kk ll')).toHaveLength(8)
})

/** Letters and digits of several scripts, accents, and syntax of FTS5, SQL and HTML. */
const TYPED = [...'aeßäé字א😀½²٣0159 .,-_"\'*^:()<>%;{}\0\u0301\u202e\ud800']

test('only words are put into a quoted full text query', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...TYPED), maxLength: 200 }), (input) => {
      const terms = termsOf(input)
      expect(terms.length).toBeLessThanOrEqual(8)
      for (const expression of [byWords, byAnyText, byKind, byParts])
        expect(expression(terms)).toMatch(
          /^(?:\(*(?:\{[a-z ]+\} : |means : )?\(*"[\p{L}\p{N} ]+"\*?\)*(?: OR | AND )?)*$/u,
        )
      expect(byName(input)).toMatch(/^name : \^ " [\p{L}\p{N} ]*"$/u)
    }),
  )
})
