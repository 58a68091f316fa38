import { expect, test, vi } from 'vitest'
import { messages } from '#shared/i18n/messages.ts'
import { createFill } from '#worker/template/fill.ts'

const filled = (cartCount: number) => {
  const words = { t: messages('en') }
  const requested = vi.spyOn(words, 't')
  const shopper = {
    token: null,
    view: { cartCount, segment: 'gross' as const, isLoggedIn: false, hasOwnPrices: false },
  }
  return { fill: createFill({ nonce: 'abc', shopper, t: words.t }), requested }
}

test('an empty cart shows no count and needs no text', () => {
  const { fill, requested } = filled(0)
  expect(fill).toEqual({ nonce: 'abc', cartCount: '' })
  expect(requested).not.toHaveBeenCalled()
})

test.each([
  [1, '1<span class="vh"> item<'],
  [3, '3<span class="vh"> items<'],
])('a cart with %d lines shows its count as text', (count, words) => {
  expect(filled(count).fill.cartCount).toContain(words)
})
