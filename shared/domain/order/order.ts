import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import { isPaidInAdvance, type PaymentKind } from './payment.ts'
import type { Cents } from '../money.ts'
import type { PaymentState, WrongAmount } from './payment-state.ts'
import { applyReceipt, afterPaymentEvent, isMoneyHeld } from './payment-state.ts'

/** States of an order and of its delivery, in the words of the Store API. */
export type OrderState = 'open' | 'in_progress' | 'completed' | 'cancelled'
export type DeliveryState = 'open' | 'shipped' | 'returned' | 'cancelled'

export type OrderStates = Readonly<{
  order: OrderState
  delivery: DeliveryState
  payment: PaymentState
}>

/** A placed order starts open in every respect. */
export const PLACED: OrderStates = { order: 'open', delivery: 'open', payment: 'open' }

export type CancelError = 'already-cancelled' | 'already-shipped' | 'already-paid'

/** Cancels an order before anything is shipped or paid. A paid one is refunded instead. */
export function cancelOrder(states: OrderStates): Result<OrderStates, CancelError> {
  if (states.order === 'cancelled') return fail('already-cancelled')
  if (states.delivery !== 'open') return fail('already-shipped')
  if (isMoneyHeld(states.payment)) return fail('already-paid')
  const payment = afterPaymentEvent(states.payment, 'cancelled')
  return ok({ order: 'cancelled', delivery: 'cancelled', payment })
}

export type ShipError = 'cancelled' | 'already-shipped' | 'unpaid'

/** Ships a paid order, or one on account. Shipped and paid is completed. */
export function shipOrder(
  states: OrderStates,
  payment: PaymentKind,
): Result<OrderStates, ShipError> {
  if (states.order === 'cancelled') return fail('cancelled')
  if (states.delivery !== 'open') return fail('already-shipped')
  const isPaid = isMoneyHeld(states.payment)
  // Pick-up hands out goods and takes the cash in one moment, so it counts like an invoice here.
  if (!isPaid && isPaidInAdvance(payment)) return fail('unpaid')
  return ok({ ...states, delivery: 'shipped', order: isPaid ? 'completed' : 'in_progress' })
}

/** The result of a payment for an order. */
export type MoneyArrived =
  | Readonly<{ kind: 'paid' | 'reopened'; states: OrderStates }>
  | Readonly<{ kind: 'known' }>

/**
 * Money arrived for an order. It reopens a cancelled order; whether the goods are still there is for
 * the caller to find out when it takes them. News of money that is known already change nothing.
 */
export function recordMoneyReceived(
  states: OrderStates,
  money: Readonly<{ expected: Cents; received: Cents }>,
): Result<MoneyArrived, WrongAmount> {
  const after = applyReceipt(states.payment, money.expected, money.received)
  if (!after.ok) return after
  const payment = after.value
  if (payment === states.payment) return ok({ kind: 'known' })
  if (states.order === 'cancelled')
    return ok({ kind: 'reopened', states: { order: 'in_progress', delivery: 'open', payment } })
  const order = states.delivery === 'shipped' ? 'completed' : 'in_progress'
  return ok({ kind: 'paid', states: { ...states, order, payment } })
}
