import { describe, expect, test } from 'vitest'
import type { OrderStates } from '#shared/domain/order/order.ts'
import { cancelOrder, recordMoneyReceived, PLACED, shipOrder } from '#shared/domain/order/order.ts'
import { orderSummaryText } from '#shared/domain/order/order-summary.ts'
import { aCart, aFabric, aProduct } from '#tests/builders/cart.ts'

const money = { expected: 3660, received: 3660 }
const paid: OrderStates = { order: 'in_progress', delivery: 'open', payment: 'paid' }
const cancelled: OrderStates = { order: 'cancelled', delivery: 'cancelled', payment: 'cancelled' }

describe('cancelling an order', () => {
  test('a cancellation cancels order, payment and delivery', () => {
    expect(cancelOrder(PLACED)).toEqual({ ok: true, value: cancelled })
  })

  test('a second cancellation is refused', () => {
    expect(cancelOrder(cancelled)).toEqual({ ok: false, error: 'already-cancelled' })
  })

  test('a shipped order cannot be cancelled', () => {
    const shipped = { ...paid, delivery: 'shipped' } as const
    expect(cancelOrder(shipped)).toEqual({ ok: false, error: 'already-shipped' })
  })

  test('a paid order cannot be cancelled', () => {
    expect(cancelOrder(paid)).toEqual({ ok: false, error: 'already-paid' })
  })
})

describe('shipping an order', () => {
  test('shipping completes a paid order', () => {
    expect(shipOrder(paid, 'card')).toMatchObject({
      value: { order: 'completed', delivery: 'shipped' },
    })
  })

  test.each(['card', 'prepayment'] as const)(
    'an order by %s cannot ship before its payment',
    (payment) => {
      expect(shipOrder(PLACED, payment)).toEqual({ ok: false, error: 'unpaid' })
    },
  )

  test.each(['invoice', 'cash'] as const)(
    'an order by %s can ship before its payment',
    (payment) => {
      expect(shipOrder(PLACED, payment)).toMatchObject({ value: { order: 'in_progress' } })
    },
  )

  test('a cancelled or shipped order cannot ship', () => {
    expect(shipOrder(cancelled, 'invoice')).toEqual({ ok: false, error: 'cancelled' })
    const shipped = { ...paid, delivery: 'shipped' } as const
    expect(shipOrder(shipped, 'card')).toEqual({ ok: false, error: 'already-shipped' })
  })
})

describe('incoming payments', () => {
  test('a payment marks the order as paid', () => {
    expect(recordMoneyReceived(PLACED, money)).toEqual({
      ok: true,
      value: { kind: 'paid', states: paid },
    })
  })

  test('a payment completes a shipped order on account', () => {
    const onAccount = { ...PLACED, order: 'in_progress', delivery: 'shipped' } as const
    expect(recordMoneyReceived(onAccount, money)).toMatchObject({
      value: { states: { order: 'completed' } },
    })
  })

  test('a second report of a payment is ignored', () => {
    expect(recordMoneyReceived(paid, money)).toEqual({ ok: true, value: { kind: 'known' } })
  })

  test('a payment reopens a cancelled order', () => {
    const value = { kind: 'reopened', states: paid }
    expect(recordMoneyReceived(cancelled, money)).toEqual({ ok: true, value })
  })

  test('a payment of another amount pays nothing', () => {
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

describe("order summaries for the shopper's agreement", () => {
  test('equal carts have equal summaries', () => {
    expect(summary([[buckle, 2]])).toBe(summary([[aProduct('buckle'), 2]]))
  })

  test.each([
    ['a quantity', summary([[buckle, 3]])],
    ['a price', summary([[aProduct('buckle', { grossCents: 1001 }), 2]])],
    ['another product', summary([[aProduct('hook'), 2]])],
    [
      'an additional product',
      summary([
        [buckle, 2],
        [aFabric(), 5],
      ]),
    ],
    ['a shipping method', summary([[buckle, 2]], { shippingMethodId: null })],
    ['a payment method', summary([[buckle, 2]], { paymentMethodId: null })],
    ['a country', summary([[buckle, 2]], { shippingCountry: 'AT' })],
  ])('a summary changes with %s', (_, changed) => {
    expect(changed).not.toBe(summary([[buckle, 2]]))
  })
})
