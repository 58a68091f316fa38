import { expect, test } from 'vitest'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { markedParts } from '#shared/search/marked-parts.ts'

const shown = (text: string) => withSoftHyphens(text).replaceAll('\u00AD', '|')

test.each([
  ['Endlosreißverschluss', 'Endlos|reiß|ver|schluss'],
  ['Ripstop-Nylon, silikonbeschichtet', 'Ripstop-Nylon, sili|kon|be|schich|tet'],
  ['Weiterreißkraft und Wassersäule', 'Weiter|reiß|kraft und Wasser|säule'],
  ['HOCHMODULGEWEBE', 'HOCH|MODUL|GEWEBE'],
])('%s may part as %s', (text, parted) => expect(shown(text)).toBe(parted))

test.each([
  'Schneidelineal',
  'Zelt',
  'Mustern',
  'Stoffe',
  'Breathability',
  'Waterproofing',
  '70332-4711',
  '',
])('a word that is short or is not made of known pieces stays whole: %s', (text) =>
  expect(shown(text)).toBe(text),
)

test('two letters never stand alone at the end of a line', () => {
  expect(shown('Überhandschuhe Unbeschichtetes')).toBe('Über|handschuhe Unbe|schich|tetes')
})

test('what may part is still marked where it was searched for', () => {
  const hit = markedParts(withSoftHyphens('Reißverschlusspflege'), 'verschluss').find(
    (part) => part.hit,
  )
  expect(hit?.text.replaceAll('\u00AD', '')).toBe('verschluss')
})
