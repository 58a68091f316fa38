import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, foldedName } from '#worker/backend/search/fold.ts'
import { byName, byWords, termsOf } from '#worker/backend/search/terms.ts'

test.each([
  ['Reißverschluß', 'reissverschluss'],
  ['NÄHGARN', 'nahgarn'],
  ['naehgarn', 'nahgarn'],
  ['Öse', 'ose'],
  ['10mm', '10 mm'],
  ['500den', '500 den'],
  ['5C', '5 c'],
  ['36 g/m²', '36 g m ²'],
  ['"Klett" OR name:* -x', 'klett or name x'],
  ['  ', ''],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('a hyphenated name is found in one word too', () => {
  expect(foldedName('Rip-Stop 50')).toBe('rip stop 50 ripstop')
})

test('what means the same is searched for as well', () => {
  expect(termsOf('Zipper 5mm').map(([typed, ...others]) => [typed, others.length])).toEqual([
    ['zipper', 3],
    ['5', 0],
    ['mm', 0],
  ])
  expect(termsOf('hook and loop 25')[0]).toContain('klett')
})

test('a query has at most eight terms of its first hundred characters', () => {
  expect(termsOf('abc '.repeat(3000))).toHaveLength(1)
  expect(termsOf(Array.from({ length: 50 }, (_, n) => `w${'x'.repeat(n)}`).join(' '))).toHaveLength(
    8,
  )
})

test('whatever is typed, nothing but words gets between the quotes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const terms = termsOf(typed)
      expect(terms.length).toBeLessThanOrEqual(8)
      expect(byWords(terms)).toMatch(/^(?:\(?"[\p{L}\p{N} ]+"\*?\)?(?: OR | AND )?)*$/u)
      expect(byName(typed)).toMatch(/^name : \^ " [\p{L}\p{N} ]*"$/u)
    }),
  )
})
