import { expect, test } from 'vitest'
import { deviceOf } from '#shared/domain/device.ts'
import { sanitizeLine } from '#shared/domain/sanitize-text.ts'
import { numberKeysOf } from '#shared/search/product-number.ts'
import { readFilters } from '#worker/listing/filter-params.ts'
import { productNumberIn } from '#worker/routes/catalogue/product-path.ts'

// Each text takes milliseconds; a pattern with exponential backtracking would take years.

test('parsing a search of symbols before a number is fast', () => {
  expect(numberKeysOf('#'.repeat(80))).toEqual(['#'.repeat(64)])
  expect(numberKeysOf(`${'art.#-'.repeat(10_000)}70001`)[1]).toBe('70001')
  expect(numberKeysOf('nr'.repeat(40))).toEqual(['nr'.repeat(32)])
})

test('parsing a line of hundreds of thousands of blanks is fast', () => {
  const blanks = ' '.repeat(250_000)
  expect(sanitizeLine(`${blanks}x`)).toBe(`${blanks}x`)
  expect(sanitizeLine(`a${blanks}\n${blanks}b`)).toBe('a b')
})

test('parsing a very long User-Agent is fast', () => {
  expect(deviceOf(`Version/${'0'.repeat(250_000)} Version/ Safari/`)).toBeNull()
})

test('parsing a filter of thousands of blanks is fast', () => {
  const query = new URLSearchParams({ piece: `${' '.repeat(250_000)}x` })
  expect(readFilters(query, 'de').piece).toBeNull()
})

test('parsing an address of thousands of digits is fast', () => {
  expect(productNumberIn(`stoff/${'0'.repeat(250_000)}/x`)).toBeUndefined()
  expect(productNumberIn('stoff/70001')).toBe('70001')
  expect(productNumberIn('stoff')).toBeUndefined()
})
