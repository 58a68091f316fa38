import type { PaymentMethodId } from '../ids.ts'
import type { Cents } from '../money.ts'
import type { ShippingKind } from '../delivery/shipping.ts'
import { DAY_MS, MINUTE_MS } from '../durations.ts'
import type { OrderStates } from './order.ts'
import { hasMoneyCome } from './payment-state.ts'

/** Payment methods, in the order in which they are offered. */
export const PAYMENT_KINDS = [
  'card',
  'paypal',
  'applepay',
  'twint',
  'eps',
  'sepa',
  'prepayment',
  'invoice',
  'cash',
] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** Methods whose money a provider takes; `sepa` is a transfer to the provider. */
export const ONLINE_KINDS = ['card', 'paypal', 'applepay', 'twint', 'eps', 'sepa'] as const
export type OnlineKind = (typeof ONLINE_KINDS)[number]

/** Methods whose money takes days to arrive. */
const TRANSFERS = ['prepayment', 'sepa'] as const

/** Whether a provider takes the money of a method. */
export function isOnline(kind: string): kind is OnlineKind {
  return ONLINE_KINDS.some((online) => online === kind)
}

/** Whether the money comes by transfer: the goods wait for days. */
export function isTransfer(kind: string): boolean {
  return TRANSFERS.some((transfer) => transfer === kind)
}

/** Whether the money of a method comes within the hour for which goods are reserved. */
export function isPaidAtOnce(kind: string): boolean {
  return isOnline(kind) && !isTransfer(kind)
}

/** Whether nothing is packed before the money is here. */
export function isPaidInAdvance(kind: string): boolean {
  return isOnline(kind) || kind === 'prepayment'
}

export type PaymentMethod = Readonly<{
  id: PaymentMethodId
  kind: PaymentKind
  /** In the shopper's language, for notices. */
  name: string
  position: number
  active: boolean
}>

/** The buyer, as far as the rules need it. A visitor without a name counts as a `guest`. */
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

/** An order of 0 needs no payment method and no gateway. */
export function needsPayment(total: Cents): boolean {
  return total > 0
}

/** Days after which an order that is paid at pickup is cancelled. */
export const PICKUP_DAYS = 14

type Deadline = Readonly<{ remindMs: number | null; cancelMs: number | null }>

const NEVER: Deadline = { remindMs: null, cancelMs: null }
/** How long goods are reserved for a shopper at the provider's page. */
const AT_ONCE: Deadline = { remindMs: null, cancelMs: 60 * MINUTE_MS }

/** How long goods are reserved for someone who pays at pickup. */
const AT_PICKUP: Deadline = { remindMs: null, cancelMs: PICKUP_DAYS * DAY_MS }

/** After how long an unpaid order is reminded of, and cancelled; null: never. */
function deadlineOf(kind: PaymentKind, prepaymentDays: number): Deadline {
  const transfer = prepaymentDeadline(prepaymentDays)
  if (kind === 'prepayment') return transfer
  // The provider reminds of transfers to itself: the bank details are its own.
  if (kind === 'sepa') return { ...transfer, remindMs: null }
  if (kind === 'cash') return AT_PICKUP
  return isOnline(kind) ? AT_ONCE : NEVER
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
  if (state === 'cancelled' || hasMoneyCome(payment)) return null
  const { remindMs, cancelMs } = deadlineOf(order.payment, prepaymentDays)
  const ageMs = now.getTime() - order.payableSince.getTime()
  if (cancelMs !== null && ageMs >= cancelMs) return 'cancel'
  const isReminder = remindMs !== null && ageMs >= remindMs && payment === 'open'
  return isReminder ? 'remind' : null
}
