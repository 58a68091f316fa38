import { expect, test } from 'vitest'
import { formatProductName, readableName } from '#shared/i18n/product-name.ts'

test('a name is split into product and figures with separated units', () => {
  expect(formatProductName('Ripstop-Nylon, silikonbeschichtet, 30den, 48g/qm, Oliv')).toEqual({
    title: 'Ripstop-Nylon, silikonbeschichtet',
    figures: '30\u202Fden, 48\u202Fg/m², Oliv',
  })
  expect(formatProductName('Steckschnalle, Acetal, 15mm, Schwarz').figures).toBe(
    '15\u202Fmm, Schwarz',
  )
})

test('a name without figures, or only of figures, stays one part', () => {
  expect(formatProductName('Nahtdichter').title).toBe('Nahtdichter')
  expect(formatProductName('3-Lagen-Laminat')).toEqual({ title: '3-Lagen-Laminat', figures: '' })
})

test('square metres become m² in both languages, and no word loses letters', () => {
  expect(readableName('Nylon 36g/qm')).toBe('Nylon 36g/m²')
  expect(readableName('Nylon 36g/sqm')).toBe('Nylon 36g/m²')
  expect(readableName('EVA foam, 45kg/cbm')).toBe('EVA foam, 45kg/m³')
  expect(readableName('Aqmar, qm')).toBe('Aqmar, qm')
})
