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

type Transitions = Readonly<Partial<Record<PaymentEvent, PaymentState>>>

const UNPAID: Transitions = {
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'cancelled',
}

// Money that truly arrived counts from any unpaid state, however late the news of it; nothing a
// provider says afterwards takes it back but a refund.
const TRANSITIONS: Readonly<Record<PaymentState, Transitions>> = {
  open: { ...UNPAID, pending: 'in_progress', reminded: 'reminded' },
  in_progress: UNPAID,
  reminded: { ...UNPAID, pending: 'in_progress', reopened: 'open' },
  failed: { paid: 'paid', cancelled: 'cancelled', reopened: 'open' },
  cancelled: { paid: 'paid', reopened: 'open' },
  paid: { refunded: 'refunded' },
  refunded: {},
}

/** The state after an event. Replays and late news change nothing: the same state comes back. */
export function afterPaymentEvent(state: PaymentState, event: PaymentEvent): PaymentState {
  return TRANSITIONS[state][event] ?? state
}

export type WrongAmount = Readonly<{ kind: 'wrong-amount'; expected: Cents; received: Cents }>

/** The state after money came in. Another amount than the order's pays nothing. */
export function afterMoney(
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
