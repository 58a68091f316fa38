import { expect, test } from 'vitest'
import { inquiryId, readInquiry } from '#worker/backend/inquiry/inquiry.ts'
import type { Vars } from '#worker/runtime/env.ts'

const INPUT = {
  firstName: 'Lena',
  lastName: 'Vogel',
  email: 'lena@mail.test',
  subject: 'Welche Nadel?',
  comment: 'Für den 20-den-Stoff mit Silikon.',
}
type Settings = Pick<Vars, 'CONTACT_REQUIRED'>
const PRODUCT = 'a'.repeat(32)
const SETTINGS = { CONTACT_REQUIRED: [] }
const codes = (changes: object, settings: Settings = SETTINGS) => {
  const read = readInquiry({ ...INPUT, ...changes }, settings)
  return read.ok ? [] : read.error.map(({ pointer, name }) => `${pointer} ${name}`)
}
const requested = (changes: object = {}) => {
  const read = readInquiry({ ...INPUT, ...changes }, SETTINGS)
  if (!read.ok) throw new Error('It was refused')
  return read.value
}

test('an inquiry needs only an address, a subject and a question', () => {
  expect(codes({ firstName: undefined, lastName: undefined })).toEqual([])
  expect(codes({ email: '', subject: ' ', comment: undefined })).toEqual([
    '/email IS_BLANK_ERROR',
    '/subject IS_BLANK_ERROR',
    '/comment IS_BLANK_ERROR',
  ])
})

test.each([
  [{ email: 'lena@' }, '/email INVALID_FORMAT_ERROR'],
  [{ firstName: 'Gewinn https://x.test' }, '/firstName REGEX_FAILED_ERROR'],
  [{ lastName: 'WWW.x.test' }, '/lastName REGEX_FAILED_ERROR'],
  [{ comment: 'x'.repeat(10_000) }, '/comment TOO_LONG_ERROR'],
  [{ subject: { text: 'x' } }, '/subject INVALID_TYPE_ERROR'],
])('an inquiry with %o is refused', (changes, code) => {
  expect(codes(changes)).toEqual([code])
})

test('an inquiry with a product id is about that product', () => {
  expect(requested({ entityName: 'product', navigationId: PRODUCT }).productId).toBe(PRODUCT)
  expect(requested({ entityName: 'category', navigationId: PRODUCT }).productId).toBeNull()
  expect(requested({ entityName: 'product', navigationId: '../..' }).productId).toBeNull()
})

test('the same inquiry on the same day is stored once', () => {
  const morning = new Date('2026-11-20T08:00:00Z')
  const evening = new Date('2026-11-20T18:00:00Z')
  const id = inquiryId(requested(), morning)
  expect(inquiryId(requested({ email: 'LENA@mail.test' }), evening)).toBe(id)
  expect(inquiryId(requested({ comment: 'Und welches Garn?' }), morning)).not.toBe(id)
})

test('a shop can require more inquiry fields', () => {
  const settings: Settings = { CONTACT_REQUIRED: ['lastName', 'phone'] }
  expect(codes({ lastName: ' ' }, settings)).toEqual([
    '/lastName IS_BLANK_ERROR',
    '/phone IS_BLANK_ERROR',
  ])
})
