import { expect, test } from 'vitest'
import { htmlWithSoftHyphens, withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { markedParts } from '#shared/search/marked-parts.ts'

const shown = (text: string) => withSoftHyphens(text).replaceAll('\u00AD', '|')

test.each([
  ['Endlosreißverschluss', 'Endlos|reiß|ver|schluss'],
  ['Ripstop-Nylon, silikonbeschichtet', 'Ripstop-Nylon, sili|kon|be|schich|tet'],
  ['Weiterreißkraft und Wassersäule', 'Weiter|reiß|kraft und Wasser|säule'],
  ['HOCHMODULGEWEBE', 'HOCH|MODUL|GEWEBE'],
])('%s can be hyphenated as %s', (text, parted) => expect(shown(text)).toBe(parted))

test.each([
  'Schneidelineal',
  'Zelt',
  'Mustern',
  'Stoffe',
  'Breathability',
  'Waterproofing',
  '70332-4711',
  '',
])('short and unknown words stay whole: %s', (text) => expect(shown(text)).toBe(text))

test('a line never ends with two letters alone', () => {
  expect(shown('Überhandschuhe Unbeschichtetes')).toBe('Über|handschuhe Unbe|schich|tetes')
})

test('search highlights are preserved in hyphenated words', () => {
  const hit = markedParts(withSoftHyphens('Reißverschlusspflege'), 'verschluss').find(
    (part) => part.hit,
  )
  expect(hit?.text.replaceAll('\u00AD', '')).toBe('verschluss')
})

test.each([
  ['Datenschutzerklärung', 'Daten|schutz|er|klä|rung'],
  ['Verbraucherschlichtungsstelle', 'Ver|braucher|schlich|tungs|stelle'],
  ['Barrierefreiheitsstärkungsgesetz', 'Barriere|freiheits|stär|kungs|gesetz'],
  ['Umsatzsteuer-Identifikationsnummer', 'Umsatz|steuer-Identi|fikations|nummer'],
  ['Aufbewahrungsfrist', 'Auf|be|wah|rungs|frist'],
  ['Produktsicherheit', 'Produkt|sicherheit'],
])('the legal term %s is hyphenated as %s', (text, parted) => expect(shown(text)).toBe(parted))

test('in HTML only long words are hyphenated, never tags', () => {
  const tag = '<a href="/produktsicherheit" title="Produktsicherheit">'
  const html = `<p>${tag}Produktsicherheit</a> bei Dampfsperren</p>`
  expect(htmlWithSoftHyphens(html).replaceAll('\u00AD', '|')).toBe(
    `<p>${tag}Produkt|sicherheit</a> bei Dampf|sperren</p>`,
  )
  const mail = '<p>produktsicherheit@ripstop.example</p>'
  expect(htmlWithSoftHyphens(mail)).toBe(mail)
  expect(htmlWithSoftHyphens('<p>Dampfdicht</p>')).toBe('<p>Dampfdicht</p>')
})
