import type { PaymentMethodId } from '../ids.ts'
import type { Cents } from '../money.ts'
import type { ShippingKind } from '../delivery/shipping.ts'
import { DAY_MS, MINUTE_MS } from '../durations.ts'
import type { OrderStates } from './order.ts'
import { wasEverPaid } from './payment-state.ts'

type PaymentProperties = Readonly<{
  /** The number in tokens, which live for months: never change or reuse it. */
  code: number
  /** The receiver: a provider, the shop's account before or after shipping, or the counter. */
  by: 'provider' | 'transfer' | 'invoice' | 'cash'
  /**
   * When the money arrives. The order reserves its goods for an hour, for days or until pick-up;
   * `later` ships first.
   */
  arrives: 'now' | 'days' | 'at-pickup' | 'later'
  /** The only purchases that this kind can pay for. */
  only?: PaymentLimit
}>

type PaymentLimit = 'registered-businesses-only' | 'pickup-only'

/**
 * The payment kinds, in the order of display. Predicates, deadlines, tokens, queries and the texts
 * of mails and documents derive from these properties.
 */
const PAYMENTS = {
  card: { code: 1, by: 'provider', arrives: 'now' },
  paypal: { code: 5, by: 'provider', arrives: 'now' },
  applepay: { code: 6, by: 'provider', arrives: 'now' },
  twint: { code: 7, by: 'provider', arrives: 'now' },
  eps: { code: 8, by: 'provider', arrives: 'now' },
  // A bank transfer to the provider.
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

/** The properties of a payment kind; null for `none`, which pays an order of 0. */
export const paymentProperties = (kind: PaymentKind | 'none'): PaymentProperties | null =>
  kind === 'none' ? null : PAYMENTS[kind]

/** The payment kinds of payment providers. */
export const ONLINE_KINDS: readonly OnlineKind[] = PAYMENT_KINDS.filter(isOnline)

/** The payment kinds whose money arrives at that time. */
export const kindsArriving = (time: PaymentProperties['arrives']): readonly PaymentKind[] =>
  PAYMENT_KINDS.filter((kind) => PAYMENTS[kind].arrives === time)

/** Whether a payment provider receives the money. */
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

/** Whether goods are packed only after the payment. */
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

/** The buyer data that the rules need. A visitor without a login is a `guest`. */
export type Buyer = Readonly<{ account: 'guest' | 'registered'; type: 'private' | 'business' }>

/** The purchase to pay. `shipping` is null while no method is known. */
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
/** Reservation while a shopper is on the provider's page. */
const AT_ONCE: Deadline = { remindMs: null, cancelMs: 60 * MINUTE_MS }

/** Reservation until payment at pick-up. */
const AT_PICKUP: Deadline = { remindMs: null, cancelMs: PICKUP_DAYS * DAY_MS }

/** When an unpaid order is reminded and cancelled; null: never. */
function deadlineOf(kind: PaymentKind, prepaymentDays: number): Deadline {
  const { arrives, by } = PAYMENTS[kind]
  if (arrives === 'later') return NEVER
  if (arrives === 'at-pickup') return AT_PICKUP
  if (arrives === 'now') return AT_ONCE
  const transfer = prepaymentDeadline(prepaymentDays)
  // For transfers to its own bank account, the payment provider sends the reminders.
  return by === 'provider' ? { ...transfer, remindMs: null } : transfer
}

/** The deadline of a transfer that can take `days` days; the reminder is due halfway. */
export function prepaymentDeadline(days: number) {
  return { remindMs: (days * DAY_MS) / 2, cancelMs: days * DAY_MS }
}

/**
 * The action due for an unpaid order: nothing, one reminder, or its cancellation. `payableSince` is
 * when it was placed, or when its payment was last retried.
 * @param prepaymentDays maximum duration of a transfer
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
