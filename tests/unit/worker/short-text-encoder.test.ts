import fc from 'fast-check'
import { expect, test } from 'vitest'

const Native = globalThis.TextEncoder
const { ShortTextEncoder } = await import('#worker/rendering/short-text-encoder.ts')
const native = new Native()
const short = new ShortTextEncoder()

test('every text has the very bytes that the runtime would give it', () => {
  const units = ['binary', 'grapheme-ascii', 'grapheme'] as const
  for (const unit of units) {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 300 }), (text) => {
        expect(Buffer.compare(short.encode(text), native.encode(text))).toBe(0)
      }),
      { numRuns: 80 },
    )
  }
})

test('half an emoji is replaced as the runtime replaces it', () => {
  for (const text of ['\ud83e', 'Nähte \udea1', 'a\ud83e\ud83e\udea1b', '€ ß é'])
    expect([...short.encode(text)]).toEqual([...native.encode(text)])
})

test('a text as long as a page is left to the runtime', () => {
  const page = 'Größe 5 mm. '.repeat(1_000)
  expect([...short.encode(page)]).toEqual([...native.encode(page)])
})

test('nothing to encode is no bytes', () => {
  expect(short.encode().length).toBe(0)
})
