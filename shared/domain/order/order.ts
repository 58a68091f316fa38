import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import { isPaidInAdvance, type PaymentKind } from './payment.ts'
import type { Cents } from '../money.ts'
import type { PaymentState, WrongAmount } from './payment-state.ts'
import { applyReceipt, afterPaymentEvent, isMoneyHeld } from './payment-state.ts'

/** States of an order and of its delivery, under their Store API names. */
export type OrderState = 'open' | 'in_progress' | 'completed' | 'cancelled'
export type DeliveryState = 'open' | 'shipped' | 'returned' | 'cancelled'

export type OrderStates = Readonly<{
  order: OrderState
  delivery: DeliveryState
  payment: PaymentState
}>

/** The states of a new order: all open. */
export const PLACED: OrderStates = { order: 'open', delivery: 'open', payment: 'open' }

export type CancelError = 'already-cancelled' | 'already-shipped' | 'already-paid'

/**
 * Cancels an order that is neither shipped nor paid. Fails for a paid order, which is refunded
 * instead.
 */
export function cancelOrder(states: OrderStates): Result<OrderStates, CancelError> {
  if (states.order === 'cancelled') return fail('already-cancelled')
  if (states.delivery !== 'open') return fail('already-shipped')
  if (isMoneyHeld(states.payment)) return fail('already-paid')
  const payment = afterPaymentEvent(states.payment, 'cancelled')
  return ok({ order: 'cancelled', delivery: 'cancelled', payment })
}

export type ShipError = 'cancelled' | 'already-shipped' | 'unpaid'

/** Ships a paid order, or one on account. A shipped and paid order is completed. */
export function shipOrder(
  states: OrderStates,
  payment: PaymentKind,
): Result<OrderStates, ShipError> {
  if (states.order === 'cancelled') return fail('cancelled')
  if (states.delivery !== 'open') return fail('already-shipped')
  const isPaid = isMoneyHeld(states.payment)
  // At pick-up the goods and the cash change hands together, so it counts as paid later.
  if (!isPaid && isPaidInAdvance(payment)) return fail('unpaid')
  return ok({ ...states, delivery: 'shipped', order: isPaid ? 'completed' : 'in_progress' })
}

/** The effect of a received payment on an order. */
export type MoneyArrived =
  | Readonly<{ kind: 'paid' | 'reopened'; states: OrderStates }>
  | Readonly<{ kind: 'known' }>

/**
 * Records a payment for an order. It reopens a cancelled order; the caller checks whether the goods
 * are still in stock. Repeated reports of a payment change nothing.
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
