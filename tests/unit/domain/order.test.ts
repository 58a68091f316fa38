import { describe, expect, test } from 'vitest'
import type { OrderStates } from '#shared/domain/order/order.ts'
import { cancelOrder, recordMoneyReceived, PLACED, shipOrder } from '#shared/domain/order/order.ts'
import { orderSummaryText } from '#shared/domain/order/order-summary.ts'
import { aCart, aFabric, aProduct } from '#tests/builders/cart.ts'

const money = { expected: 3660, received: 3660 }
const paid: OrderStates = { order: 'in_progress', delivery: 'open', payment: 'paid' }
const cancelled: OrderStates = { order: 'cancelled', delivery: 'cancelled', payment: 'cancelled' }

describe('cancelling an order', () => {
  test('cancels order, payment and delivery', () => {
    expect(cancelOrder(PLACED)).toEqual({ ok: true, value: cancelled })
  })

  test('is refused the second time', () => {
    expect(cancelOrder(cancelled)).toEqual({ ok: false, error: 'already-cancelled' })
  })

  test('is refused once shipped', () => {
    const shipped = { ...paid, delivery: 'shipped' } as const
    expect(cancelOrder(shipped)).toEqual({ ok: false, error: 'already-shipped' })
  })

  test('is refused once paid', () => {
    expect(cancelOrder(paid)).toEqual({ ok: false, error: 'already-paid' })
  })
})

describe('shipping an order', () => {
  test('completes a paid one', () => {
    expect(shipOrder(paid, 'card')).toMatchObject({
      value: { order: 'completed', delivery: 'shipped' },
    })
  })

  test.each(['card', 'prepayment'] as const)('waits for payment by %s', (payment) => {
    expect(shipOrder(PLACED, payment)).toEqual({ ok: false, error: 'unpaid' })
  })

  test.each(['invoice', 'cash'] as const)('by %s does not need payment', (payment) => {
    expect(shipOrder(PLACED, payment)).toMatchObject({ value: { order: 'in_progress' } })
  })

  test('is refused for a cancelled or shipped one', () => {
    expect(shipOrder(cancelled, 'invoice')).toEqual({ ok: false, error: 'cancelled' })
    const shipped = { ...paid, delivery: 'shipped' } as const
    expect(shipOrder(shipped, 'card')).toEqual({ ok: false, error: 'already-shipped' })
  })
})

describe('an incoming payment', () => {
  test('pays the order', () => {
    expect(recordMoneyReceived(PLACED, money)).toEqual({
      ok: true,
      value: { kind: 'paid', states: paid },
    })
  })

  test('completes a shipped order on account', () => {
    const onAccount = { ...PLACED, order: 'in_progress', delivery: 'shipped' } as const
    expect(recordMoneyReceived(onAccount, money)).toMatchObject({
      value: { states: { order: 'completed' } },
    })
  })

  test('is ignored the second time', () => {
    expect(recordMoneyReceived(paid, money)).toEqual({ ok: true, value: { kind: 'known' } })
  })

  test('reopens a cancelled order', () => {
    const value = { kind: 'reopened', states: paid }
    expect(recordMoneyReceived(cancelled, money)).toEqual({ ok: true, value })
  })

  test('of another amount pays nothing', () => {
    const refused = recordMoneyReceived(PLACED, { expected: 3660, received: 1 })
    expect(refused).toMatchObject({ ok: false, error: { kind: 'wrong-amount' } })
  })
})

const buckle = aProduct('buckle')

function summary(ordered: Parameters<typeof aCart>[0], changes = {}) {
  const cart = aCart(ordered)
  const { shippingMethodId, paymentMethodId } = cart
  const methods = { shippingMethodId, paymentMethodId }
  return orderSummaryText({ cart, ...methods, shippingCountry: 'DE', ...changes })
}

describe('the agreed summary', () => {
  test('is equal for equal carts', () => {
    expect(summary([[buckle, 2]])).toBe(summary([[aProduct('buckle'), 2]]))
  })

  test.each([
    ['a quantity', summary([[buckle, 3]])],
    ['a price', summary([[aProduct('buckle', { grossCents: 1001 }), 2]])],
    ['an article', summary([[aProduct('hook'), 2]])],
    [
      'one more article',
      summary([
        [buckle, 2],
        [aFabric(), 5],
      ]),
    ],
    ['a shipping method', summary([[buckle, 2]], { shippingMethodId: null })],
    ['a payment method', summary([[buckle, 2]], { paymentMethodId: null })],
    ['a country', summary([[buckle, 2]], { shippingCountry: 'AT' })],
  ])('changes with %s', (_, changed) => {
    expect(changed).not.toBe(summary([[buckle, 2]]))
  })
})
