import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paymentIdOf } from '#tests/builders/methods.ts'
import { PAYMENT_KINDS, type PaymentKind } from '#shared/domain/order/payment.ts'
import type { ShopPaymentMethod } from '#worker/backend/channel/payment-methods.ts'
import { paymentMethodStruct } from '#worker/backend/channel/method-structs.ts'
import { drawingOf, withoutFields } from '#worker/pages/order/pay-drawing.ts'

const aMethod = (kind: PaymentKind): ShopPaymentMethod => ({
  id: paymentIdOf(kind),
  kind,
  name: kind,
  note: '',
  position: 1,
  active: true,
})

const styles = readFileSync('client/styles/pay-signs.css', 'utf8')

test.each(PAYMENT_KINDS)('the payment method %s has its own inline icon', (kind) => {
  const drawing = drawingOf(paymentMethodStruct(aMethod(kind)))
  const rule = styles.split('[data-pay').find((one) => one.includes(`='${drawing}']`))
  expect(rule).toMatch(/--drawing: url\("data:image\/svg\+xml,[^"]*%3C\/svg%3E"\)/)
})

test("the card icon is shown for payment on the provider's page too", () => {
  expect(withoutFields('card')).toMatch(/^card/)
  expect(withoutFields('paypal')).toBe('paypal')
})

test('a Shopware payment method shows its name only', () => {
  expect(drawingOf({ technicalName: 'payment_somebodys_plugin' })).toBe('')
})
