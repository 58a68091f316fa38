import { expect, test } from 'vitest'
import { csvLine } from '#scripts/shop/csv.ts'

test('CSV figures have two decimals and a comma; refunds are negative', () => {
  expect(csvLine([1990 / 100, -8.7, 0])).toBe('19,90;-8,70;0,00\r\n')
})

test.each([
  '=1+1',
  '+49',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '  =1',
  "=cmd|' /C calc'!A0",
  '＝1+1',
  '＠SUM(A1)',
  '\u200B=1',
  '\u00A0\uFEFF=1',
])('the name %j is not exported as a spreadsheet formula', (name) => {
  expect(csvLine([name])).toMatch(/^"?'/)
})

test('separators and quotes stay in their cell, and line breaks are escaped', () => {
  expect(csvLine(['Weber; "Söhne"', 'a\nb', 'Zażółć 🧵'])).toBe(
    '"Weber; ""Söhne""";a\\u000ab;Zażółć 🧵\r\n',
  )
})
