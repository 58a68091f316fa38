import { expect, test } from 'vitest'
import { deviceOf } from '#shared/domain/device.ts'
import { typedLine } from '#shared/domain/typed-text.ts'
import { numberKeyOf } from '#shared/search/article-number.ts'
import { readFilters } from '#worker/listing/filter-params.ts'
import { articleNumberIn } from '#worker/routes/catalogue/article-path.ts'

// Each of these texts is read in milliseconds; a pattern that tries every way to part it takes longer
// than a test may, up to years.

test('a search for nothing but signs before a number is read at once', () => {
  expect(numberKeyOf('#'.repeat(80))).toBe('#'.repeat(20))
  expect(numberKeyOf(`${'art.#-'.repeat(10_000)}70001`)).toBe('70001')
  expect(numberKeyOf('nr'.repeat(40))).toBe('nr'.repeat(10))
})

test('a line of hundreds of thousands of blanks is read at once', () => {
  const blanks = ' '.repeat(250_000)
  expect(typedLine(`${blanks}x`)).toBe(`${blanks}x`)
  expect(typedLine(`a${blanks}\n${blanks}b`)).toBe('a b')
})

test('a browser that names itself in a whole book is read at once', () => {
  expect(deviceOf(`Version/${'0'.repeat(250_000)} Version/ Safari/`)).toBeNull()
})

test('a filter of thousands of blanks is read at once', () => {
  const query = new URLSearchParams({ piece: `${' '.repeat(250_000)}x` })
  expect(readFilters(query, 'de').piece).toBeNull()
})

test('an address of thousands of figures is read at once', () => {
  expect(articleNumberIn(`stoff/${'0'.repeat(250_000)}/x`)).toBeUndefined()
  expect(articleNumberIn('stoff/70001')).toBe('70001')
  expect(articleNumberIn('stoff/nylon')).toBeUndefined()
})
