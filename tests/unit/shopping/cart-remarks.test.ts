import { expect, test } from 'vitest'
import { messages } from '#shared/i18n/messages.ts'
import { cartRemark } from '#worker/pages/cart/cart-remarks.ts'

/** As a Shopware tells it: how many, and not of what. */
const REACHED = {
  key: 'product-stock-reached0cec057ac608e719fcbd8d0c5271a9b3',
  level: 10,
  message: 'product-stock-reached',
  messageKey: 'product-stock-reached',
  parameters: { name: 'Gurtband', quantity: 175 },
}
const WORDS = { locale: 'de', t: messages('de') } as const

test('of cloth that a Shopware has too little of, its metres are told', () => {
  const { text } = cartRemark(WORDS, REACHED, 'm')
  expect(text).toMatch(/^Gurtband: Nur noch 17,5\sm am Lager/)
})

test('of buckles that a Shopware has too few of, the pieces are told', () => {
  const { text } = cartRemark(WORDS, REACHED, 'piece')
  expect(text).toMatch(/^Gurtband: Nur 175 Stück verfügbar/)
})

test('a notice about the whole cart has no unit', () => {
  const { text } = cartRemark(WORDS, { ...REACHED, messageKey: 'cart-merged-hint' }, undefined)
  expect(text).not.toMatch(/Stück|\dm/)
})
