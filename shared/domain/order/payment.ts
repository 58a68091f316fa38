import type { PaymentMethodId } from '../ids.ts'
import type { Cents } from '../money.ts'
import type { ShippingKind } from '../delivery/shipping.ts'
import { DAY_MS, MINUTE_MS } from '../durations.ts'
import type { OrderStates } from './order.ts'

export type PaymentKind = 'card' | 'prepayment' | 'invoice' | 'cash'

export type PaymentMethod = Readonly<{
  id: PaymentMethodId
  kind: PaymentKind
  /** In the shopper's language, for notices. */
  name: string
  position: number
  active: boolean
}>

/** Who buys: the rules ask for nothing else. `guest` is also whoever has not said a name yet. */
export type Buyer = Readonly<{ account: 'guest' | 'registered'; type: 'private' | 'business' }>

/** What is paid for. `shipping` is null while no method is known. */
export type Purchase = Readonly<{ buyer: Buyer; shipping: ShippingKind | null }>

export type PaymentRefusal = 'inactive' | 'registered-businesses-only' | 'pickup-only'

/** Why a method cannot pay for a purchase, null if it can. */
export function paymentRefusal(method: PaymentMethod, purchase: Purchase): PaymentRefusal | null {
  const { buyer, shipping } = purchase
  if (!method.active) return 'inactive'
  if (method.kind === 'cash' && shipping !== 'pickup') return 'pickup-only'
  if (method.kind === 'invoice' && (buyer.account !== 'registered' || buyer.type !== 'business'))
    return 'registered-businesses-only'
  return null
}

/** Nothing to pay asks for no method and no gateway. */
export function needsPayment(total: Cents): boolean {
  return total > 0
}

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
