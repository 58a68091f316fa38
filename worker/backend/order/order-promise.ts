import {
  daysAfterPayment,
  windowOf,
  type DeliveryPromise,
  type PackingRules,
} from '#shared/domain/delivery/delivery.ts'
import { isPaidInAdvance } from '#shared/domain/order/payment.ts'
import { isMoneyHeld } from '#shared/domain/order/payment-state.ts'
import { currentPayment, type StoredOrder } from './stored-order.ts'

type Promised = Pick<StoredOrder, 'delivery' | 'payments' | 'placedAt'>

/**
 * The delivery that an order promises today. A prepaid order is packed after its payment. Before
 * that the promise is a number of days after payment, then dates counted from the payment.
 */
export function orderPromise(order: Promised, packing: PackingRules): DeliveryPromise {
  const { window, terms } = order.delivery
  const { method, state, changedAt } = currentPayment(order)
  if (!isPaidInAdvance(method) || terms.length === 0) return { window, afterPayment: null }
  if (isMoneyHeld(state))
    return { window: windowOf(terms, { now: new Date(changedAt), packing }), afterPayment: null }
  return {
    window: null,
    afterPayment: daysAfterPayment(terms, { now: new Date(order.placedAt), packing }),
  }
}
