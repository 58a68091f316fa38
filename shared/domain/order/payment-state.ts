import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import type { Cents } from '../money.ts'

/** State of an order's transaction, in the words of the Store API. */
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

/** What a provider reports, a person does, or a deadline brings. */
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

// Received money counts from any unpaid state, however late the news; afterwards only a refund
// takes it back.
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

/** The state after an event. Replays and late news change nothing: the same state comes back. */
export function afterPaymentEvent(state: PaymentState, event: PaymentEvent): PaymentState {
  return TRANSITIONS[state][event] ?? state
}

const MONEY_CAME: ReadonlySet<PaymentState> = new Set([
  'paid',
  'refunded_partially',
  'refunded',
  'chargeback',
])

/** Whether the money once came, whatever became of it afterwards. */
export function wasEverPaid(state: PaymentState): boolean {
  return MONEY_CAME.has(state)
}

/** Whether the shop has money of a payment that it would have to send back. */
export function isMoneyHeld(state: PaymentState): boolean {
  return state === 'paid' || state === 'refunded_partially'
}

/** The amount of a payment that went back: sent back by us, or taken back through a bank. */
export type ReturnedAmounts = Readonly<{ refunded: Cents; chargedBack: Cents }>

/** The state of a payment that was paid, after money of it went back. */
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

/** The state after money came in. Another amount than the order's pays nothing. */
export function applyReceipt(
  state: PaymentState,
  expected: Cents,
  received: Cents,
): Result<PaymentState, WrongAmount> {
  if (received !== expected) return fail({ kind: 'wrong-amount', expected, received })
  return ok(afterPaymentEvent(state, 'paid'))
}

const CHANGEABLE: ReadonlySet<PaymentState> = new Set(['open', 'reminded', 'failed', 'cancelled'])

/** Whether the shopper may pay again or with another method (docs/store-api.md#payments). */
export function isPaymentChangeable(state: PaymentState): boolean {
  return CHANGEABLE.has(state)
}
