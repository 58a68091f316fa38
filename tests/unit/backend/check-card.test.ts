import { expect, test } from 'vitest'
import { checkCard } from '#worker/backend/payment-providers/test-gateway/cards.ts'

const AT = new Date('2026-03-31T22:00:00Z')
const input = (changes: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ card: '4242 4242 4242 4242', expiry: '03/26', code: '123', ...changes })

test('a card is valid until the end of its month', () => {
  expect(checkCard('de', input(), AT)).toEqual({ ok: true, value: 'paid' })
  const over = checkCard('de', input({ expiry: '02/26' }), AT)
  expect(over).toEqual({ ok: false, error: { expiry: 'Die Karte ist abgelaufen.' } })
})

test.each(['03/26', '03 / 26', '0326', '03/2026', ' 03/26 '])(
  'the expiry date may be entered as "%s"',
  (expiry) => {
    expect(checkCard('en', input({ expiry }), AT).ok).toBe(true)
  },
)

test.each(['', '3/26', '13/26', '2026-03', '٠٣/٢٦', '03/26/01'])(
  '"%s" is not an expiry date',
  (expiry) => {
    expect(checkCard('en', input({ expiry }), AT)).toMatchObject({
      error: { expiry: 'Please enter month and year like this: 04/30.' },
    })
  },
)
