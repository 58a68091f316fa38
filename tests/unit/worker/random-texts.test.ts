import { expect, test } from 'vitest'
import { createRandomTexts } from '#worker/runtime/random-texts.ts'

test('random tokens are unique', () => {
  for (const [encoding, bytes, shape] of [
    ['hex', 8, /^[0-9a-f]{16}$/],
    ['base64', 18, /^[\w+/]{24}$/],
  ] as const) {
    const next = createRandomTexts(encoding, bytes)
    const texts = Array.from({ length: 1_000 }, next)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => !shape.test(text))).toEqual([])
  }
})
