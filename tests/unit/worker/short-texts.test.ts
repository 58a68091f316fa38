import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodingShortTexts } from '#worker/runtime/short-texts.ts'

const native = new TextEncoder()
const encode = encodingShortTexts((text) => native.encode(text))

test('any text has the bytes of the native encoder', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary-ascii', maxLength: 140 }),
    fc.string({ unit: 'binary', maxLength: 140 }),
    // Lone surrogates become U+FFFD.
    fc
      .array(fc.integer({ min: 0xd7f0, max: 0xe010 }))
      .map((codes) => String.fromCharCode(...codes)),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(Buffer.compare(encode(text), native.encode(text))).toBe(0)
    }),
  )
})

test('an absent text has no bytes', () => {
  expect(encode()).toEqual(new Uint8Array(0))
})

test('equal texts do not share their bytes', () => {
  encode('<p>').fill(0)
  expect(encode('<p>')).toEqual(native.encode('<p>'))
})
