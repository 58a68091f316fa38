import { expect, test, vi } from 'vitest'
import { messages } from '#shared/i18n/messages.ts'
import { fillFor } from '#worker/template/fill.ts'

const filled = (cartCount: number) => {
  const words = { t: messages('en') }
  const asked = vi.spyOn(words, 't')
  const shopper = { token: null, view: { cartCount, segment: 'gross' as const, isLoggedIn: false } }
  return { fill: fillFor({ nonce: 'abc', shopper, t: words.t }), asked }
}

test('an empty cart shows no count and needs no message', () => {
  const { fill, asked } = filled(0)
  expect(fill).toEqual({ nonce: 'abc', cartCount: '' })
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  [1, '1<span class="vh"> item<'],
  [3, '3<span class="vh"> items<'],
])('a cart with %d lines says so', (count, words) => {
  expect(filled(count).fill.cartCount).toContain(words)
})
