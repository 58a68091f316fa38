import type { Order } from '#shared/schemas/store-api/order.ts'

/** The state of an order's payment, as far as a page needs it. */
export type PaymentOutcome = 'paid' | 'open' | 'failed' | 'cancelled'

const PAID: readonly string[] = ['paid', 'authorized', 'refunded', 'refunded_partially']
const WAITING: readonly string[] = ['open', 'in_progress', 'unconfirmed', 'reminded']

/** Whether the shopper still has to act: to pay at the gateway, or to transfer the money. */
export function isAwaitingPayment(order: Order): boolean {
  const method = order.transactions.at(-1)?.paymentMethod
  const isTheirs = method?.asynchronous === true || order.customFields?.ripstop_payment != null
  return paymentOutcome(order) === 'open' && isTheirs
}

/** Whether the shopper can still pay at a provider. Transfers happen without us. */
export function isAtGateway(order: Order): boolean {
  const method = order.transactions.at(-1)?.paymentMethod
  return paymentOutcome(order) === 'open' && method?.asynchronous === true
}

/** Read from the state of the latest payment attempt, never from the address of a page. */
export function paymentOutcome(order: Order): PaymentOutcome {
  if (order.stateMachineState?.technicalName === 'cancelled') return 'cancelled'
  const state = order.transactions.at(-1)?.stateMachineState?.technicalName
  if (state === undefined || PAID.includes(state)) return 'paid'
  return WAITING.includes(state) ? 'open' : 'failed'
}
