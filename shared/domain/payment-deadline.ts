import type { PaymentKind } from './payment.ts'
import type { OrderStates } from './order.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

/** After how long an unpaid order is reminded of, and cancelled; null: never. */
const DEADLINES: Readonly<
  Record<PaymentKind, Readonly<{ remindMs: number | null; cancelMs: number | null }>>
> = {
  card: { remindMs: null, cancelMs: 60 * MINUTE_MS },
  prepayment: { remindMs: 7 * DAY_MS, cancelMs: 14 * DAY_MS },
  invoice: { remindMs: null, cancelMs: null },
  cash: { remindMs: null, cancelMs: null },
}

/**
 * What is due for an order at a moment: nothing, one reminder, or its cancellation. `payableSince`
 * is when it was placed, or when its payment was last begun anew.
 */
export function paymentDue(
  order: Readonly<{ payment: PaymentKind; states: OrderStates; payableSince: Date }>,
  now: Date,
): 'remind' | 'cancel' | null {
  const { order: state, payment } = order.states
  if (state === 'cancelled' || payment === 'paid' || payment === 'refunded') return null
  const { remindMs, cancelMs } = DEADLINES[order.payment]
  const ageMs = now.getTime() - order.payableSince.getTime()
  if (cancelMs !== null && ageMs >= cancelMs) return 'cancel'
  const isReminder = remindMs !== null && ageMs >= remindMs && payment === 'open'
  return isReminder ? 'remind' : null
}
