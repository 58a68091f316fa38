import { expect, test } from 'vitest'
import { counterpart } from '#shared/urls.ts'

test.each([
  ['/', '/en'],
  ['/checkout/cart', '/en/checkout/cart'],
  ['/kontakt', '/en/contact'],
  ['/account/order/ab', '/en/account/order/ab'],
  ['/checkout/success/ab/paid', '/en/checkout/success/ab/paid'],
])('%s is %s in English, and back', (german, english) => {
  expect(counterpart(german, 'en')).toBe(english)
  expect(counterpart(english, 'de')).toBe(german)
  expect(counterpart(german, 'de')).toBe(german)
})

test.each(['/stoffe', '/en/fabrics', '/accountable/x', '/endlosreissverschluss/21010', '/contact'])(
  '%s has no counterpart by its path alone',
  (path) => {
    expect(counterpart(path, 'en')).toBeNull()
    expect(counterpart(path, 'de')).toBeNull()
  },
)
