import { describe, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#shared/schemas/import/demo-settings.ts'
import { orderPromise } from '#worker/backend/order/order-promise.ts'

type Order = Parameters<typeof orderPromise>[0]
type Payment = Order['payments'][number]

/** Ordered on a Friday morning, three to five days in transit. */
const window = { earliest: '2026-11-25', latest: '2026-11-27' }
const terms = [{ days: { min: 3, max: 5 }, restocked: null }]

function anOrder(payment: Partial<Payment>, delivery: Partial<Order['delivery']> = {}): Order {
  const placedAt = '2026-11-20T09:00:00.000Z'
  const costs = { unitPrice: 0, quantity: 1, totalPrice: 0, taxes: [] }
  return {
    placedAt,
    delivery: {
      methodId: null,
      key: 'standard',
      name: '',
      costs,
      discounts: [],
      window,
      terms,
      ...delivery,
    },
    payments: [
      {
        id: 'a',
        attempt: 1,
        method: 'prepayment',
        amountCents: 1000,
        state: 'open',
        providerId: null,
        payUrl: null,
        refundedCents: 0,
        chargedBackCents: 0,
        createdAt: placedAt,
        changedAt: placedAt,
        ...payment,
      },
    ],
  }
}

describe('the delivery promise of an order', () => {
  test.each(['prepayment', 'card'] as const)(
    'the delivery time of an order by %s starts with the payment',
    (method) => {
      expect(orderPromise(anOrder({ method }), DEMO_SETTINGS.packing)).toEqual({
        window: null,
        afterPayment: { min: 3, max: 6, notBefore: null },
      })
      const paid = anOrder({ method, state: 'paid', changedAt: '2026-12-01T09:00:00.000Z' })
      expect(orderPromise(paid, DEMO_SETTINGS.packing)).toEqual({
        window: { earliest: '2026-12-04', latest: '2026-12-08' },
        afterPayment: null,
      })
    },
  )

  test.each(['invoice', 'cash', 'none'] as const)(
    'the delivery time of an order by %s starts with the order',
    (method) => {
      expect(orderPromise(anOrder({ method }), DEMO_SETTINGS.packing)).toEqual({
        window,
        afterPayment: null,
      })
    },
  )

  test('a download has no delivery promise', () => {
    const nothing = { window: null, afterPayment: null }
    expect(
      orderPromise(anOrder({ state: 'paid' }, { window: null, terms: [] }), DEMO_SETTINGS.packing),
    ).toEqual(nothing)
  })
})
