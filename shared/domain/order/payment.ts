import type { PaymentMethodId } from '../ids.ts'
import type { Cents } from '../money.ts'
import type { ShippingKind } from '../delivery/shipping.ts'
import { DAY_MS, MINUTE_MS } from '../durations.ts'
import type { OrderStates } from './order.ts'
import { wasEverPaid } from './payment-state.ts'

type PaymentProperties = Readonly<{
  /** Its place in tokens, which live for months: never changed, never used again. */
  code: number
  /** The receiver: a provider, the shop's account before or after shipping, or the counter. */
  by: 'provider' | 'transfer' | 'invoice' | 'cash'
  /** The order reserves its goods for an hour, for days, until pickup, or ships them before. */
  arrives: 'now' | 'days' | 'at-pickup' | 'later'
  /** The only purchases that it can pay for. */
  only?: PaymentLimit
}>

type PaymentLimit = 'registered-businesses-only' | 'pickup-only'

/**
 * The ways to pay, in the order in which they are offered. Predicates, deadlines, tokens, queries
 * and the texts of mails and documents follow from the properties.
 */
const PAYMENTS = {
  card: { code: 1, by: 'provider', arrives: 'now' },
  paypal: { code: 5, by: 'provider', arrives: 'now' },
  applepay: { code: 6, by: 'provider', arrives: 'now' },
  twint: { code: 7, by: 'provider', arrives: 'now' },
  eps: { code: 8, by: 'provider', arrives: 'now' },
  // A transfer to the provider.
  sepa: { code: 9, by: 'provider', arrives: 'days' },
  prepayment: { code: 2, by: 'transfer', arrives: 'days' },
  invoice: { code: 3, by: 'invoice', arrives: 'later', only: 'registered-businesses-only' },
  cash: { code: 4, by: 'cash', arrives: 'at-pickup', only: 'pickup-only' },
} as const satisfies Readonly<Record<string, PaymentProperties>>

export type PaymentKind = keyof typeof PAYMENTS
export type OnlineKind = {
  [K in PaymentKind]: (typeof PAYMENTS)[K]['by'] extends 'provider' ? K : never
}[PaymentKind]

const isPaymentKind = (kind: string): kind is PaymentKind => Object.hasOwn(PAYMENTS, kind)

export const PAYMENT_KINDS: readonly PaymentKind[] = Object.keys(PAYMENTS).filter(isPaymentKind)

/** The properties of a way to pay; null for `none`, which pays an order of 0. */
export const paymentProperties = (kind: PaymentKind | 'none'): PaymentProperties | null =>
  kind === 'none' ? null : PAYMENTS[kind]

/** The ways to pay whose money a provider takes. */
export const ONLINE_KINDS: readonly OnlineKind[] = PAYMENT_KINDS.filter(isOnline)

/** The ways to pay whose money arrives at that time. */
export const kindsArriving = (time: PaymentProperties['arrives']): readonly PaymentKind[] =>
  PAYMENT_KINDS.filter((kind) => PAYMENTS[kind].arrives === time)

/** Whether a provider takes the money. */
export function isOnline(kind: string): kind is OnlineKind {
  return isPaymentKind(kind) && PAYMENTS[kind].by === 'provider'
}

export function isTransfer(kind: string): boolean {
  return isPaymentKind(kind) && PAYMENTS[kind].arrives === 'days'
}

/** Whether the money arrives within the hour for which goods are reserved. */
export function isPaidAtOnce(kind: string): boolean {
  return isPaymentKind(kind) && PAYMENTS[kind].arrives === 'now'
}

/** Whether nothing is packed before the money arrives. */
export function isPaidInAdvance(kind: string): boolean {
  return isPaidAtOnce(kind) || isTransfer(kind)
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

export type PaymentRefusal = 'inactive' | PaymentLimit

/** Why a method cannot pay for a purchase, null if it can. */
export function paymentRefusal(method: PaymentMethod, purchase: Purchase): PaymentRefusal | null {
  if (!method.active) return 'inactive'
  const limit = paymentProperties(method.kind)?.only
  return limit && !isWithin(limit, purchase) ? limit : null
}

function isWithin(limit: PaymentLimit, { buyer, shipping }: Purchase): boolean {
  switch (limit) {
    case 'pickup-only':
      return shipping === 'pickup'
    case 'registered-businesses-only':
      return buyer.account === 'registered' && buyer.type === 'business'
  }
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
  const { arrives, by } = PAYMENTS[kind]
  if (arrives === 'later') return NEVER
  if (arrives === 'at-pickup') return AT_PICKUP
  if (arrives === 'now') return AT_ONCE
  const transfer = prepaymentDeadline(prepaymentDays)
  // The provider reminds of transfers to itself: the bank details are its own.
  return by === 'provider' ? { ...transfer, remindMs: null } : transfer
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
  if (state === 'cancelled' || wasEverPaid(payment)) return null
  const { remindMs, cancelMs } = deadlineOf(order.payment, prepaymentDays)
  const ageMs = now.getTime() - order.payableSince.getTime()
  if (cancelMs !== null && ageMs >= cancelMs) return 'cancel'
  const isReminder = remindMs !== null && ageMs >= remindMs && payment === 'open'
  return isReminder ? 'remind' : null
}
