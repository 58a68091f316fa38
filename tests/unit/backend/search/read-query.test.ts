import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuery, splitCompound } from '#worker/backend/search/read-query.ts'
import { equalFigures } from '#worker/backend/search/units.ts'
import { aVocabulary } from './vocabulary.ts'

const read = (input: string) => readQuery(input, aVocabulary())
const entered = (input: string) => read(input).terms.map(({ forms }) => forms[0])

test.each([
  ['Stoff für ein Tarp', ['stoff', 'tarp']],
  ['welche Schere für den Stoff', ['schere', 'stoff']],
  ['für und mit', ['fur', 'und', 'mit']],
])('stop words of %s are ignored unless there is nothing else', (input, words) => {
  expect(entered(input)).toEqual(words)
})

test.each(['wasserdicht', 'wasserdichter', 'waterproof'])('%s means products', (input) => {
  expect(read(input).terms[0]?.meanings).toEqual(['waterproof'])
})

test.each([
  ['regenjackenstoff', [['regenjacken', 'stoff']]],
  ['zweiwegereißverschluss', [['zweiwege', 'reissverschluss']]],
  ['reißverschluss', [[]]],
  ['stoffe', [[]]],
])('the compound %s has the parts %o', (input, parts) => {
  const found = read(input).terms.map((term) => term.parts.map(({ forms }) => forms[0]))
  expect(found).toEqual(parts)
})

test('a compound is split only into known words', () => {
  const isKnown = (word: string) => ['tarp', 'stoff', 'zelt', 'boden'].includes(word)
  expect(splitCompound('tarpstoff', isKnown)).toEqual(['tarp', 'stoff'])
  expect(splitCompound('zeltbodenstoff', isKnown)).toEqual(['zelt', 'boden', 'stoff'])
  expect(splitCompound('tarpstoffe', isKnown)).toBeNull()
  expect(splitCompound('kleiderstoff', isKnown)).toBeNull()
})

test.each([
  [
    '60 cm',
    [
      { key: 'length_cm', value: 60 },
      { key: 'hydrostatic_head', value: 600 },
    ],
  ],
  [
    '2 inch',
    [
      { key: 'length_cm', value: 5 },
      { key: 'hydrostatic_head', value: 51 },
    ],
  ],
  ['60', []],
])('the figure %s may be a value of these measures', (input, values) => {
  const { figures } = read(input)
  expect(new Set(figures.flatMap((figure) => figure.values))).toEqual(new Set(values))
})

test.each([
  ['unter 40 g/m²', 'grammage', 0, 40],
  ['bis zu 40 gsm', 'grammage', 0, 40],
  ['mindestens 40 g/qm', 'grammage', 40, Number.MAX_SAFE_INTEGER],
  ['10.000 mm Wassersäule', 'hydrostatic_head', 10_000, 10_000],
  ['Wassersäule 20000', 'hydrostatic_head', 20_000, 20_000],
])('%s bounds a measure', (input, key, min, max) => {
  const { bounds, terms } = read(input)
  expect(bounds.flatMap(({ measures }) => measures)).toEqual([{ key, min, max }])
  expect(terms).toEqual([])
})

test.each([
  [25.4, 'inch', false],
  [1, 'inch', true],
  [25, 'mm', true],
  [2.5, 'cm', true],
])('%d %s may be 25 mm: %s', (value, unit, isEqual) => {
  expect(equalFigures(value, unit).includes('25 mm')).toBe(isEqual)
})

const WORDS = [
  'für',
  'und',
  'wasserdicht',
  'Stoff',
  'Wassersäule',
  'unter',
  '2-Wege',
  '60 cm',
  '1,5 mm',
  "'; DROP TABLE product;--",
  '<script>alert(1)</script>',
  '" OR 1=1',
  'NEAR(a b)',
  '*',
  '^',
  '😀',
  '👩‍👩‍👧‍👦',
  '9'.repeat(40),
  '1.000.000',
  '½',
  'g/m²',
  '%',
  '',
  '\0',
  '\ud800',
  '字',
]

test('any input of 500 characters is understood as at most eight terms', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 500 }),
    fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, (input) => {
      const { terms, bounds, figures } = read(input)
      expect(terms.length).toBeLessThanOrEqual(8)
      for (const { forms } of terms) expect(forms.every((form) => form.trim() !== '')).toBe(true)
      for (const { measures } of bounds)
        for (const { min, max } of measures) expect(min).toBeLessThanOrEqual(max)
      for (const { values } of figures)
        for (const { value } of values) expect(Number.isSafeInteger(value)).toBe(true)
    }),
  )
})
