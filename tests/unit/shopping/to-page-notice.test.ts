import { expect, test } from 'vitest'
import { messages } from '#shared/i18n/messages.ts'
import { toPageNotice } from '#worker/pages/cart/to-page-notice.ts'

/** Shopware's form: a number without its unit. */
const REACHED = {
  key: 'product-stock-reached0cec057ac608e719fcbd8d0c5271a9b3',
  level: 10,
  message: 'product-stock-reached',
  messageKey: 'product-stock-reached',
  parameters: { name: 'Gurtband', quantity: 175 },
}
const WORDS = { locale: 'de', t: messages('de') } as const

test('a Shopware notice about the stock of cloth is shown in metres', () => {
  const { text } = toPageNotice(WORDS, REACHED, 'm')
  expect(text).toMatch(/^Gurtband: Nur noch 17,5\sm auf Lager/)
})

test('a Shopware notice about the stock of buckles is shown in pieces', () => {
  const { text } = toPageNotice(WORDS, REACHED, 'piece')
  expect(text).toMatch(/^Gurtband: Nur 175 Stück verfügbar/)
})

test('a notice about the whole cart has no unit', () => {
  const { text } = toPageNotice(WORDS, { ...REACHED, messageKey: 'cart-merged-hint' }, undefined)
  expect(text).not.toMatch(/Stück|\dm/)
})
