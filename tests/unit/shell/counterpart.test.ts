import { expect, test } from 'vitest'
import { translatePath } from '#shared/urls.ts'

test.each([
  ['/', '/en'],
  ['/checkout/cart', '/en/checkout/cart'],
  ['/kontakt', '/en/contact'],
  ['/account/order/ab', '/en/account/order/ab'],
  ['/checkout/success/ab/paid', '/en/checkout/success/ab/paid'],
])('the path %s is %s in English, and back', (german, english) => {
  expect(translatePath(german, 'en')).toBe(english)
  expect(translatePath(english, 'de')).toBe(german)
  expect(translatePath(german, 'de')).toBe(german)
})

test.each(['/stoffe', '/en/fabrics', '/accountable/x', '/endlosreissverschluss/21010', '/contact'])(
  'the path %s has no known counterpart in the other language',
  (path) => {
    expect(translatePath(path, 'en')).toBeNull()
    expect(translatePath(path, 'de')).toBeNull()
  },
)
