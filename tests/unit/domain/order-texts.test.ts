import { expect, test } from 'vitest'
import { ORDER_TEXT_NAMES } from '#client/islands/checkout/guest-addresses.tsx'
import {
  labelledOrderTexts,
  ORDER_TEXT_KEYS,
  orderTextName,
  orderTextsIn,
} from '#shared/domain/order/order-texts.ts'

test('blank and unknown fields are not order texts', () => {
  const fields = { ripstop_reference: ' KST 4711 ', email: 'katrin@example.org' }
  expect(orderTextsIn(fields)).toEqual({ reference: 'KST 4711' })
  expect(orderTextsIn({ ripstop_reference: '  ' })).toEqual({})
  expect(orderTextsIn({ ripstop_reference: null })).toEqual({})
  expect(orderTextsIn(undefined)).toEqual({})
})

test('texts have labels, and an order without texts has none', () => {
  const label = (key: string) => key.toUpperCase()
  expect(labelledOrderTexts({ reference: 'KST 4711' }, label)).toEqual([['REFERENCE', 'KST 4711']])
  expect(labelledOrderTexts({}, label)).toEqual([])
})

test('the checkout opens the collapsed part for every order text', () => {
  expect(ORDER_TEXT_NAMES).toEqual(ORDER_TEXT_KEYS.map(orderTextName))
})
