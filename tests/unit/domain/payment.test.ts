import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Buyer,
  PAYMENT_KINDS,
  paymentDue,
  paymentProperties,
  paymentRefusal,
} from '#shared/domain/order/payment.ts'
import type { PaymentEvent, PaymentState } from '#shared/domain/order/payment-state.ts'
import {
  applyReceipt,
  afterPaymentEvent,
  applyReturnedAmounts,
  isPaymentChangeable,
} from '#shared/domain/order/payment-state.ts'
import { PLACED } from '#shared/domain/order/order.ts'
import { aCart, aProduct } from '#tests/builders/cart.ts'
import { aPaymentMethod, paymentIdOf, shippingIdOf } from '#tests/builders/methods.ts'

const guest: Buyer = { account: 'guest', type: 'private' }
const business: Buyer = { account: 'registered', type: 'business' }

test('the codes of the payment methods equal those in issued tokens, without gaps', () => {
  const codes = Object.fromEntries(
    PAYMENT_KINDS.map((kind) => [kind, paymentProperties(kind)?.code]),
  )
  expect(codes).toMatchObject({ card: 1, prepayment: 2, invoice: 3, cash: 4, paypal: 5 })
  expect(codes).toMatchObject({ applepay: 6, twint: 7, eps: 8, sepa: 9 })
  expect(Object.values(codes).toSorted()).toEqual(PAYMENT_KINDS.map((_, index) => index + 1))
})

describe('available payment methods', () => {
  test.each([
    ['card', guest, 'standard', null],
    ['prepayment', guest, 'pickup', null],
    ['invoice', business, 'standard', null],
    ['invoice', { account: 'guest', type: 'business' }, 'standard', 'registered-businesses-only'],
    [
      'invoice',
      { account: 'registered', type: 'private' },
      'standard',
      'registered-businesses-only',
    ],
    ['cash', guest, 'pickup', null],
    ['cash', business, 'standard', 'pickup-only'],
    ['cash', guest, null, 'pickup-only'],
  ] as const)(
    '%s for %j with delivery by %s has the refusal %s',
    (kind, buyer, shipping, refusal) => {
      expect(paymentRefusal(aPaymentMethod(kind), { buyer, shipping })).toBe(refusal)
    },
  )

  test('a disabled method is unavailable', () => {
    const off = aPaymentMethod('card', { active: false })
    expect(paymentRefusal(off, { buyer: guest, shipping: 'standard' })).toBe('inactive')
  })
})

describe('the payment method of a cart', () => {
  const buckle = aProduct()

  test('cash is replaced when pick-up is, with a notice', () => {
    const cash = { paymentMethodId: paymentIdOf('cash') }
    expect(aCart([[buckle]], { ...cash, shippingMethodId: shippingIdOf('pickup') }).errors).toEqual(
      [],
    )
    const cart = aCart([[buckle]], cash)
    expect(cart.paymentMethodId).toBe(paymentIdOf('card'))
    expect(cart.errors).toMatchObject([
      {
        key: 'payment-method-changed',
        parameters: { oldPaymentMethodName: 'cash', newPaymentMethodName: 'card' },
      },
    ])
  })

  test('a cart without a payment method blocks the order', () => {
    const paymentMethods = [aPaymentMethod('invoice')]
    const cart = aCart([[buckle]], { paymentMethods, paymentMethodId: paymentIdOf('invoice') })
    expect(cart.errors).toMatchObject([{ id: 'payment-method-blocked-invoice', blocksOrder: true }])
    expect(cart.isOrderable).toBe(false)
  })

  test('a total of zero needs no payment method', () => {
    const free = aProduct('sample', { grossCents: 0 })
    const shippingMethodId = shippingIdOf('pickup')
    const cart = aCart([[free]], { shippingMethodId, paymentMethods: [], paymentMethodId: null })
    expect(cart.isOrderable).toBe(true)
  })
})

describe('refunds and chargebacks', () => {
  test.each([
    ['paid', 0, 0, 'paid'],
    ['paid', 1, 0, 'refunded_partially'],
    ['refunded_partially', 99, 0, 'refunded_partially'],
    ['refunded_partially', 100, 0, 'refunded'],
    ['paid', 0, 100, 'chargeback'],
    ['refunded_partially', 50, 50, 'chargeback'],
    ['open', 100, 0, 'open'],
  ] as const)(
    'a %s payment of 100 with %i refunded and %i charged back is %s',
    (state, refunded, chargedBack, end) => {
      expect(applyReturnedAmounts(state, 100, { refunded, chargedBack })).toBe(end)
    },
  )

  test.each([
    ['sepa', 13, null],
    ['sepa', 14, 'cancel'],
    ['twint', 0, null],
    ['twint', 1, 'cancel'],
  ] as const)('an unpaid order by %s after %i days needs the action %s', (payment, days, due) => {
    const placed = { payment, states: PLACED, payableSince: new Date(0) }
    expect(paymentDue(placed, new Date(days * 86_400_000), 14)).toBe(due)
  })
})

const after = (events: readonly PaymentEvent[], from: PaymentState = 'open') =>
  events.reduce(afterPaymentEvent, from)

describe('reports from a payment provider', () => {
  test.each([
    [['pending', 'paid'], 'paid'],
    [['paid', 'pending'], 'paid'],
    [['paid', 'failed', 'cancelled', 'expired'], 'paid'],
    [['failed', 'pending'], 'failed'],
    [['expired', 'paid'], 'paid'],
    [['failed', 'reopened', 'pending'], 'in_progress'],
    [['refunded'], 'open'],
    [['paid', 'refunded', 'paid'], 'refunded'],
    [['paid', 'refunded_partially', 'paid', 'refunded'], 'refunded'],
    [['paid', 'charged_back', 'paid'], 'chargeback'],
    [['charged_back'], 'open'],
    [['reminded', 'reminded', 'paid'], 'paid'],
  ] as const)('the events %j result in %s', (events, state) => {
    expect(after(events)).toBe(state)
  })

  const event = fc.constantFrom<PaymentEvent>('pending', 'paid', 'failed', 'cancelled', 'expired')

  test('repeated reports change nothing', () => {
    fc.assert(
      fc.property(fc.array(event), event, (before, news) => {
        const once = after([...before, news])
        expect(afterPaymentEvent(once, news)).toBe(once)
      }),
    )
  })

  test('a received payment counts as paid in any order of reports', () => {
    const shuffled = fc.shuffledSubarray<PaymentEvent>([
      'pending',
      'failed',
      'cancelled',
      'expired',
    ])
    fc.assert(
      fc.property(shuffled, fc.nat(4), (others, at) => {
        expect(after(others.toSpliced(at, 0, 'paid'))).toBe('paid')
      }),
    )
  })

  test("a payment of another amount than the order's pays nothing", () => {
    const error = { kind: 'wrong-amount', expected: 3660, received: 3659 }
    expect(applyReceipt('open', 3660, 3659)).toEqual({ ok: false, error })
    expect(applyReceipt('open', 3660, 3660)).toEqual({ ok: true, value: 'paid' })
  })

  test('a payment can be changed until it is pending or final', () => {
    const states: readonly PaymentState[] = ['open', 'reminded', 'failed', 'cancelled']
    expect(states.every(isPaymentChangeable)).toBe(true)
    expect(isPaymentChangeable('in_progress')).toBe(false)
    expect(isPaymentChangeable('paid')).toBe(false)
  })
})

describe('actions for an unpaid order', () => {
  const payableSince = new Date('2026-11-20T10:00:00Z')
  const later = (minutes: number) => new Date(payableSince.getTime() + minutes * 60_000)
  const day = 24 * 60

  test.each([
    ['card', 59, null],
    ['card', 60, 'cancel'],
    ['prepayment', 7 * day - 1, null],
    ['prepayment', 7 * day, 'remind'],
    ['prepayment', 14 * day, 'cancel'],
    ['invoice', 90 * day, null],
    ['cash', 14 * day - 1, null],
    ['cash', 14 * day, 'cancel'],
  ] as const)(
    'an unpaid order by %s after %d minutes needs the action %s',
    (payment, minutes, due) => {
      expect(paymentDue({ payment, states: PLACED, payableSince }, later(minutes), 14)).toBe(due)
    },
  )

  test('an attempt abandoned at the gateway is cancelled, a paid order never', () => {
    const order = { payment: 'card', payableSince } as const
    const gaveUp = { ...PLACED, payment: 'cancelled' } as const
    expect(paymentDue({ ...order, states: gaveUp }, later(60), 14)).toBe('cancel')
    const paid = { ...PLACED, payment: 'paid' } as const
    expect(paymentDue({ ...order, states: paid }, later(60), 14)).toBeNull()
  })

  test('an unpaid order gets one reminder', () => {
    const states = { ...PLACED, payment: 'reminded' } as const
    expect(
      paymentDue({ payment: 'prepayment', states, payableSince }, later(8 * day), 14),
    ).toBeNull()
  })

  test('the shop sets the time limit of a transfer; the reminder is halfway', () => {
    const order = { payment: 'prepayment', states: PLACED, payableSince } as const
    const due = (days: number) => paymentDue(order, later(days * day), 4)
    expect([1.9, 2, 3.9, 4].map(due)).toEqual([null, 'remind', 'remind', 'cancel'])
  })
})
