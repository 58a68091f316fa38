import type { Order } from '#shared/schemas/store-api/order.ts'

/** The state of an order's payment, as far as a page needs it. */
export type PaymentOutcome = 'paid' | 'open' | 'failed' | 'cancelled'

const PAID: readonly string[] = ['paid', 'authorized', 'refunded', 'refunded_partially']
const WAITING: readonly string[] = ['open', 'in_progress', 'unconfirmed', 'reminded']

/** Whether the shopper must still act: pay online, or transfer the money. */
export function isAwaitingPayment(order: Order): boolean {
  const method = order.transactions.at(-1)?.paymentMethod
  const isTheirs = method?.asynchronous === true || order.customFields?.ripstop_payment != null
  return paymentOutcome(order) === 'open' && isTheirs
}

/** Whether the shopper can still pay online. A bank transfer happens outside the shop. */
export function isAtGateway(order: Order): boolean {
  const method = order.transactions.at(-1)?.paymentMethod
  return paymentOutcome(order) === 'open' && method?.asynchronous === true
}

/** The outcome of the latest payment attempt, never taken from the address of a page. */
export function paymentOutcome(order: Order): PaymentOutcome {
  if (order.stateMachineState?.technicalName === 'cancelled') return 'cancelled'
  const state = order.transactions.at(-1)?.stateMachineState?.technicalName
  if (state === undefined || PAID.includes(state)) return 'paid'
  return WAITING.includes(state) ? 'open' : 'failed'
}
