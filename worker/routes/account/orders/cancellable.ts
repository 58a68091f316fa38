import type { Order } from '#shared/schemas/store-api/order.ts'
import { paymentOutcome } from '#worker/pages/order/payment-outcome.ts'

/** Whether the page offers to call an order off; the backend decides when it is done. */
export function isCancellable(order: Order): boolean {
  const delivery = order.deliveries[0]?.stateMachineState?.technicalName ?? 'open'
  const outcome = paymentOutcome(order)
  const isUnderWay = order.stateMachineState?.technicalName !== 'completed' && delivery === 'open'
  return isUnderWay && (outcome === 'open' || outcome === 'failed')
}
