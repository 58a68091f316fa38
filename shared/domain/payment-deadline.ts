import { DAY_MS, MINUTE_MS } from './durations.ts'
import type { PaymentKind } from './payment.ts'
import type { OrderStates } from './order.ts'

type Deadline = Readonly<{ remindMs: number | null; cancelMs: number | null }>

/** After how long an unpaid order is reminded of, and cancelled; null: never. */
const DEADLINES: Readonly<Record<Exclude<PaymentKind, 'prepayment'>, Deadline>> = {
  card: { remindMs: null, cancelMs: 60 * MINUTE_MS },
  invoice: { remindMs: null, cancelMs: null },
  cash: { remindMs: null, cancelMs: null },
}

/** The same for a transfer that may take so many days: halfway there is a reminder. */
export function prepaymentDeadline(days: number) {
  return { remindMs: (days * DAY_MS) / 2, cancelMs: days * DAY_MS }
}

/**
 * What is due for an order at a moment: nothing, one reminder, or its cancellation. `payableSince`
 * is when it was placed, or when its payment was last started again.
 * @param prepaymentDays how long a transfer may take
 */
export function paymentDue(
  order: Readonly<{ payment: PaymentKind; states: OrderStates; payableSince: Date }>,
  now: Date,
  prepaymentDays: number,
): 'remind' | 'cancel' | null {
  const { order: state, payment } = order.states
  if (state === 'cancelled' || payment === 'paid' || payment === 'refunded') return null
  const { remindMs, cancelMs } =
    order.payment === 'prepayment' ? prepaymentDeadline(prepaymentDays) : DEADLINES[order.payment]
  const ageMs = now.getTime() - order.payableSince.getTime()
  if (cancelMs !== null && ageMs >= cancelMs) return 'cancel'
  const isReminder = remindMs !== null && ageMs >= remindMs && payment === 'open'
  return isReminder ? 'remind' : null
}
