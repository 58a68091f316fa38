import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import type { Cents } from '../money.ts'

/** State of an order's transaction, under its Store API name. */
export type PaymentState =
  | 'open'
  | 'in_progress'
  | 'reminded'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'refunded'
  | 'refunded_partially'
  | 'chargeback'

/** An event from a payment provider, a person or a deadline. */
export type PaymentEvent =
  | 'pending'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'reminded'
  | 'reopened'
  | 'refunded'
  | 'refunded_partially'
  | 'charged_back'

type Transitions = Readonly<Partial<Record<PaymentEvent, PaymentState>>>

const UNPAID: Transitions = {
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'cancelled',
}

const TAKEN_BACK: Transitions = { refunded: 'refunded', charged_back: 'chargeback' }

// A received payment counts in every unpaid state, even if reported late; afterwards only a refund
// undoes it.
const TRANSITIONS: Readonly<Record<PaymentState, Transitions>> = {
  open: { ...UNPAID, pending: 'in_progress', reminded: 'reminded' },
  in_progress: UNPAID,
  reminded: { ...UNPAID, pending: 'in_progress', reopened: 'open' },
  failed: { paid: 'paid', cancelled: 'cancelled', reopened: 'open' },
  cancelled: { paid: 'paid', reopened: 'open' },
  paid: { ...TAKEN_BACK, refunded_partially: 'refunded_partially' },
  refunded_partially: TAKEN_BACK,
  refunded: {},
  chargeback: { refunded: 'refunded' },
}

/** The state after an event. Repeated and late events return the same state. */
export function afterPaymentEvent(state: PaymentState, event: PaymentEvent): PaymentState {
  return TRANSITIONS[state][event] ?? state
}

const MONEY_CAME: ReadonlySet<PaymentState> = new Set([
  'paid',
  'refunded_partially',
  'refunded',
  'chargeback',
])

/** Whether the payment was ever received, even if it was refunded later. */
export function wasEverPaid(state: PaymentState): boolean {
  return MONEY_CAME.has(state)
}

/** Whether the shop holds money of a payment that it could refund. */
export function isMoneyHeld(state: PaymentState): boolean {
  return state === 'paid' || state === 'refunded_partially'
}

/** The returned amounts of a payment: refunded by us, or charged back by a bank. */
export type ReturnedAmounts = Readonly<{ refunded: Cents; chargedBack: Cents }>

/** The state of a paid payment after some of its money was returned. */
export function applyReturnedAmounts(
  state: PaymentState,
  amount: Cents,
  { refunded, chargedBack }: ReturnedAmounts,
): PaymentState {
  if (refunded >= amount) return afterPaymentEvent(state, 'refunded')
  if (chargedBack > 0) return afterPaymentEvent(state, 'charged_back')
  return refunded > 0 ? afterPaymentEvent(state, 'refunded_partially') : state
}

export type WrongAmount = Readonly<{ kind: 'wrong-amount'; expected: Cents; received: Cents }>

/** The state after a receipt. An amount other than that of the order pays nothing. */
export function applyReceipt(
  state: PaymentState,
  expected: Cents,
  received: Cents,
): Result<PaymentState, WrongAmount> {
  if (received !== expected) return fail({ kind: 'wrong-amount', expected, received })
  return ok(afterPaymentEvent(state, 'paid'))
}

const CHANGEABLE: ReadonlySet<PaymentState> = new Set(['open', 'reminded', 'failed', 'cancelled'])

/** Whether the shopper can retry or choose another payment method (docs/store-api.md#payments). */
export function isPaymentChangeable(state: PaymentState): boolean {
  return CHANGEABLE.has(state)
}
