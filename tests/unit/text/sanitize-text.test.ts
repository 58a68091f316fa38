import { expect, test } from 'vitest'
import { sanitizeLine, sanitizeText } from '#shared/domain/sanitize-text.ts'
import { requiredLines, requiredText } from '#shared/schemas/forms/text.ts'
import { sanitizeInput } from '#worker/backend/http/input/request-input.ts'

const FORBIDDEN = /[^\P{Cc}\n]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

test('escape sequences, NUL and direction overrides are removed', () => {
  expect(sanitizeText('Er\u001b[2Jika\u0000 \u202Eetinu\u2066\u009b')).toBe('Er[2Jika etinu')
})

test('line breaks are unified, and tabs become blanks', () => {
  expect(sanitizeText('a\r\nb\rc\u2028d\u0085e\tf')).toBe('a\nb\nc\nd\ne f')
  expect(sanitizeLine('a \r\n  b\nc')).toBe('a b c')
})

test('all scripts, joined emoji and direction marks are preserved', () => {
  const text = 'Łódź 👩‍🔧 שלום\u200F, ‌نص 漢字 – „Öse“'
  expect(sanitizeText(text)).toBe(text)
})

test('no remaining character controls a terminal or a mail header', () => {
  const all = Array.from({ length: 0x1_10_00 }, (_, code) => String.fromCodePoint(code)).join('')
  expect(FORBIDDEN.test(sanitizeText(all))).toBe(false)
  expect(sanitizeLine(all)).not.toContain('\n')
  expect(sanitizeText(sanitizeText(all))).toBe(sanitizeText(all))
})

test('all texts of an input lose control characters at any depth', () => {
  const input = { a: 'x\u0007', list: ['\u001b', { b: 'y\u0000z', n: 1, no: null, is: true }] }
  expect(sanitizeInput(input)).toEqual({
    a: 'x',
    list: ['', { b: 'yz', n: 1, no: null, is: true }],
  })
})

test('every value of an input can be quoted in an error for any field name', () => {
  const input = sanitizeInput({ id: { toString: 1, valueOf: 1, name: 'x' } })
  expect(String(input.id)).toBe('[object Object]')
  expect(Number(input.id)).toBeNaN()
  expect(input).toEqual({ id: { name: 'x' } })
})

test('endlessly nested input is truncated', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
  expect(JSON.stringify(sanitizeInput({ deep })).length).toBeLessThan(500)
})

test('a name becomes one line, and a message preserves its lines', () => {
  expect(requiredText(20).parse('Erika\r\nMuster')).toBe('Erika Muster')
  expect(requiredLines(20).parse('one\r\ntwo\u001b')).toBe('one\ntwo')
})

test.each([
  ['a zero-width space', '\u200B'],
  ['joiners', '\u200D\u200C'],
  ['the Hangul filler', '\u3164'],
  ['the braille blank', '\u2800'],
  ['soft hyphens', '\u00AD\u00AD'],
  ['a variation selector alone', '\uFE0F'],
  ['all kinds of spaces', ' \u00A0\u2003\u3000'],
])('a line of %s becomes empty', (_, line) => {
  expect(sanitizeLine(line)).toBe('')
  expect(sanitizeLine(`${line}王${line}`)).toBe(`${line}王${line}`)
  expect(requiredText(20).safeParse(line).success).toBe(false)
})
