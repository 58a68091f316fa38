import type { Order } from '#shared/schemas/store-api/order.ts'
import { isAwaitingPayment, paymentOutcome } from './payment-outcome.ts'

/** `done` has happened, `now` is in progress, `stuck` needs an action. */
type Mark = 'done' | 'now' | 'next' | 'stuck'

/** A past or future step of an order, in chronological order. */
export type ProgressStep = {
  readonly mark: Mark
  readonly key:
    | 'ordered'
    | 'paid'
    | 'refunded'
    | 'refundedPartly'
    | 'nothingToPay'
    | 'awaitsPayment'
    | 'paymentFailed'
    | 'paidOnInvoice'
    | 'paidInCash'
    | 'shipped'
    | 'pickedUp'
    | 'preparing'
    | 'afterPayment'
    | 'filesReady'
    | 'filesAfterPayment'
    | 'filesClosed'
    | 'returned'
    | 'cancelled'
  /** The time of the step; null if it is unknown or in the future. */
  readonly at: string | null
}

const SHIPPED: readonly string[] = ['shipped', 'shipped_partially']
const RETURNED: readonly string[] = ['returned', 'returned_partially']
/** Payment states in which the money was received, even if some of it was refunded. */
const PAID_STATES: readonly string[] = ['paid', 'refunded', 'refundedPartly']

export function orderSteps(order: Order): readonly ProgressStep[] {
  const placed: ProgressStep = { mark: 'done', key: 'ordered', at: order.orderDateTime }
  if (paymentOutcome(order) === 'cancelled') {
    const payment = paymentStep(order)
    const money = PAID_STATES.includes(payment.key) ? [payment] : []
    return [placed, ...money, { mark: 'stuck', key: 'cancelled', at: null }]
  }
  return [placed, paymentStep(order), isVirtual(order) ? filesStep(order) : deliveryStep(order)]
}

/** Whether the order was shipped or picked up. */
export function isShipped(order: Order): boolean {
  return SHIPPED.includes(deliveryState(order))
}

/** Whether a page offers the cancellation. The backend decides when the form is sent. */
export function isCancellable(order: Order): boolean {
  const outcome = paymentOutcome(order)
  const isUnderWay =
    order.stateMachineState?.technicalName !== 'completed' &&
    (deliveryState(order) || 'open') === 'open'
  return isUnderWay && (outcome === 'open' || outcome === 'failed')
}

export function isPickedUp(order: Order): boolean {
  return order.deliveries[0]?.shippingMethod?.technicalName.includes('pickup') ?? false
}

/** Whether an order contains only downloads, so that nothing is shipped. */
export function isVirtual({ lineItems }: Order): boolean {
  const goods = lineItems.filter(({ good }) => good !== false)
  return (
    goods.length > 0 &&
    goods.every(({ payload }) => payload.ripstop_withdrawal === 'digital-content')
  )
}

/** Whether a file can be downloaded now. */
export function areFilesReady({ lineItems }: Order): boolean {
  return lineItems.some(({ downloads }) => downloads.some((file) => file.accessGranted))
}

function paymentStep(order: Order): ProgressStep {
  const payment = order.transactions.at(-1)
  const state = payment?.stateMachineState?.technicalName ?? ''
  const at = payment?.updatedAt ?? null
  if (state === 'refunded') return { mark: 'done', key: 'refunded', at }
  if (state === 'refunded_partially') return { mark: 'done', key: 'refundedPartly', at: null }
  if (order.amountTotal === 0) return { mark: 'done', key: 'nothingToPay', at: null }
  if (state === 'paid' || state === 'authorized') return { mark: 'done', key: 'paid', at }
  if (paymentOutcome(order) === 'failed') return { mark: 'stuck', key: 'paymentFailed', at: null }
  if (isAwaitingPayment(order)) return { mark: 'now', key: 'awaitsPayment', at: null }
  const key = isPickedUp(order) ? 'paidInCash' : 'paidOnInvoice'
  return { mark: isShipped(order) ? 'now' : 'next', key, at: null }
}

function deliveryStep(order: Order): ProgressStep {
  const at = order.deliveries[0]?.updatedAt ?? null
  if (RETURNED.includes(deliveryState(order))) return { mark: 'done', key: 'returned', at }
  if (isShipped(order)) return { mark: 'done', key: isPickedUp(order) ? 'pickedUp' : 'shipped', at }
  const waits = isAwaitingPayment(order) || paymentOutcome(order) === 'failed'
  return waits
    ? { mark: 'next', key: 'afterPayment', at: null }
    : { mark: 'now', key: 'preparing', at: null }
}

function filesStep(order: Order): ProgressStep {
  if (areFilesReady(order)) return { mark: 'done', key: 'filesReady', at: null }
  return paymentOutcome(order) === 'paid'
    ? { mark: 'stuck', key: 'filesClosed', at: null }
    : { mark: 'next', key: 'filesAfterPayment', at: null }
}

function deliveryState(order: Order): string {
  return order.deliveries[0]?.stateMachineState?.technicalName ?? ''
}

/** The tracking codes of the parcels, with a link if there is one. */
export function trackingOf(order: Order): { readonly code: string; readonly url: string | null }[] {
  const delivery = order.deliveries[0]
  const template = delivery?.shippingMethod?.trackingUrl ?? ''
  const isLink = /^https:\/\/.*%s/.test(template) && !isPickedUp(order)
  return (delivery?.trackingCodes ?? []).map((code) => ({
    code,
    url: isLink ? template.replace('%s', encodeURIComponent(code)) : null,
  }))
}
