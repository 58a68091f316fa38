import {
  daysAfterPayment,
  windowOf,
  type DeliveryPromise,
} from '#shared/domain/delivery/delivery.ts'
import { isPaidInAdvance } from '#shared/domain/order/payment.ts'
import { isMoneyHere } from '#shared/domain/order/payment-state.ts'
import { currentPayment, type StoredOrder } from './stored-order.ts'

type Promised = Pick<StoredOrder, 'delivery' | 'payments' | 'placed_at'>

/**
 * What an order promises today. What is paid in advance is packed once the money is here: until
 * then it names days after the payment, from then on dates that count from it.
 */
export function orderPromise(order: Promised): DeliveryPromise {
  const { window, terms } = order.delivery
  const { method, state, changedAt } = currentPayment(order)
  if (!isPaidInAdvance(method) || terms.length === 0) return { window, afterPayment: null }
  if (isMoneyHere(state))
    return { window: windowOf(terms, new Date(changedAt)), afterPayment: null }
  return { window: null, afterPayment: daysAfterPayment(terms, new Date(order.placed_at)) }
}
