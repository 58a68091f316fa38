import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { countFilters, NO_FILTERS } from '#shared/domain/listing.ts'
import { filterParams, readFilters } from '#worker/listing/filter-params.ts'

const ID = 'ab'.repeat(16)
const OTHER = 'cd'.repeat(16)
const read = (query: string, locale: Locale = 'de') =>
  readFilters(new URLSearchParams(query), locale)
const shortest = (query: string) =>
  new URLSearchParams(filterParams(read(query)).map((p) => [...p]))

test('an address without filters sets no filter', () => {
  expect(read('')).toEqual(NO_FILTERS)
  expect(read('min-price=&max-price=&min-grammage=&utm_source=x')).toEqual(NO_FILTERS)
})

test.each([
  ['5', 500],
  ['5,50', 550],
  ['5.5', 550],
  ['5,50 €', 550],
  ['1.000', 100_000],
  ['0', 0],
])('a price entered as "%s" is %i cents', (input, min) => {
  expect(read(new URLSearchParams({ 'min-price': input }).toString()).price.min).toBe(min)
})

test.each([
  ['0,125', 0.125, 0.125],
  ['0.500', 0.5, 0.5],
  ['1.250', 1250, 1.25],
  ['1,250', 1.25, 1250],
  ['1.250,5', 1250.5, null],
  ['1,250.5', null, 1250.5],
  ['1 250', 1250, 1250],
  ['1.1250', 1.125, 1.125],
])('a number entered as "%s" is %d in German and %d in English', (input, german, english) => {
  const query = new URLSearchParams({ 'min-thickness': input }).toString()
  expect(read(query, 'de').figures.get('thickness')?.min ?? null).toBe(german)
  expect(read(query, 'en').figures.get('thickness')?.min ?? null).toBe(english)
})

test('a number in an address is the same in every language', () => {
  const figures = fc.double({ min: 0, max: 999_999, noNaN: true }).map((n) => Number(n.toFixed(3)))
  fc.assert(
    fc.property(figures, (min) => {
      const filters = { ...NO_FILTERS, figures: new Map([['thickness', { min, max: null }]]) }
      const address = new URLSearchParams(filterParams(filters).map((p) => [...p])).toString()
      for (const locale of LOCALES) {
        expect(read(address, locale).figures.get('thickness')?.min).toBe(min)
      }
    }),
  )
})

test.each([
  'min-price=cheap',
  'max-price=-3',
  'max-price=1e9',
  'min-grammage=<script>',
  'properties=no-id',
  'manufacturer=%00',
  'rating=9',
  'new=maybe',
  'stock=yes',
  'piece=0',
  'piece=long',
  'min-__proto__=1',
])('the parameter %s sets no filter', (query) => {
  expect(read(query)).toEqual(NO_FILTERS)
})

test.each(['5', '5 m', '5,0', '5.0m'])('a length entered as "%s" is five metres', (input) => {
  expect(read(new URLSearchParams({ piece: input }).toString()).piece).toBe(5)
})

test('stock and piece length count as filters and are in the address', () => {
  expect(countFilters(read('stock=1&piece=2,50'))).toBe(2)
  expect(String(shortest('piece=2,50&stock=1&p=3'))).toBe('stock=1&piece=2.5')
})

test('swapped bounds are put in order', () => {
  expect(read('min-price=9&max-price=3').price).toEqual({ min: 300, max: 900 })
})

test('equal selections have equal addresses', () => {
  const first = shortest(`properties=${OTHER}|${ID}&new=1&max-price=3&min-grammage=30`)
  const second = shortest(
    `min-grammage=30,0&max-price=3,00&new=1&properties=${ID}&properties=${OTHER}`,
  )
  expect(String(first)).toBe(String(second))
  expect(read(String(first))).toEqual(read(String(second)))
})

test('every choice counts as a filter, both bounds of a property as one', () => {
  const query = `properties=${ID}|${OTHER}&min-price=0&max-price=3&min-grammage=30&rating=4`
  expect(countFilters(read(query))).toBe(5)
})

test('the number of filters is limited', () => {
  const ids = Array.from({ length: 500 }, (_, index) => index.toString(16).padStart(32, '0'))
  const figures = ids.map((id) => `min-a${id}=1`).join('&')
  const { properties, figures: stored } = read(`properties=${ids.join('|')}&${figures}`)
  expect([properties.length, stored.size]).toEqual([40, 10])
})
