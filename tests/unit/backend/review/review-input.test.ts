import { expect, test } from 'vitest'
import { readReview } from '#worker/backend/review/review-input.ts'

const WRITTEN = {
  title: 'Nie wieder ein anderes',
  content: 'Lässt sich gut schneiden und hält auch nach dem dritten Waschen noch dicht.',
  points: 5,
}
const codes = (changes: object) => {
  const read = readReview({ ...WRITTEN, ...changes })
  return read.ok ? [] : read.error.map(({ pointer, name }) => `${pointer} ${name}`)
}

test('a review of sufficient length is accepted', () => {
  expect(readReview(WRITTEN)).toEqual({
    ok: true,
    value: { ...WRITTEN, id: null, name: null },
  })
})

test.each([
  [{ title: 'Toll' }, '/title TOO_SHORT_ERROR'],
  [{ title: '👍👍👍👍' }, '/title TOO_SHORT_ERROR'],
  [{ title: 'x'.repeat(300) }, '/title TOO_LONG_ERROR'],
  [{ title: ['Toller', 'Stoff'] }, '/title INVALID_TYPE_ERROR'],
  [{ content: 'x'.repeat(39) }, '/content TOO_SHORT_ERROR'],
  [{ content: ' '.repeat(60) }, '/content IS_BLANK_ERROR'],
  [{ content: 'x'.repeat(10_000) }, '/content TOO_LONG_ERROR'],
  [{ points: 6 }, '/points TOO_HIGH_ERROR'],
  [{ points: 0 }, '/points TOO_LOW_ERROR'],
  [{ points: 4.5 }, '/points TOO_HIGH_ERROR'],
  [{ points: 'NaN' }, '/points TOO_HIGH_ERROR'],
  [{ points: null }, '/points IS_BLANK_ERROR'],
])('a review with %o is refused', (changes, code) => {
  expect(codes(changes)).toEqual([code])
})

test('all errors of a review are reported at once; stars alone need no text', () => {
  expect(codes({ title: '', content: '', points: undefined })).toEqual([
    '/title IS_BLANK_ERROR',
    '/content IS_BLANK_ERROR',
  ])
})
