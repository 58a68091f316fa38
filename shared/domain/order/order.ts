import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import type { ProductId } from '../ids.ts'
import type { PaymentKind } from './payment.ts'
import type { Cents } from '../money.ts'
import type { PaymentState, WrongAmount } from './payment-state.ts'
import { afterMoney, afterPaymentEvent, isMoneyHere } from './payment-state.ts'

/** States of an order and of its delivery, in the words of the Store API. */
export type OrderState = 'open' | 'in_progress' | 'completed' | 'cancelled'
export type DeliveryState = 'open' | 'shipped' | 'returned' | 'cancelled'

export type OrderStates = Readonly<{
  order: OrderState
  delivery: DeliveryState
  payment: PaymentState
}>

/** Units of an article that an order takes from the stock, or gives back. */
export type StockMove = Readonly<{ productId: ProductId; quantity: number }>

/** A placed order starts open in every respect. */
export const PLACED: OrderStates = { order: 'open', delivery: 'open', payment: 'open' }

export type CancelRefused = 'already-cancelled' | 'already-shipped' | 'already-paid'

/** A cancelled order: stock comes back, and money that was paid must be sent back. */
export type Cancelled = Readonly<{
  states: OrderStates
  returned: readonly StockMove[]
  isRefundDue: boolean
}>

/** Cancels before anything is shipped. A paid order is out of the shopper's hands. */
export function cancelOrder(
  states: OrderStates,
  taken: readonly StockMove[],
  by: 'shopper' | 'shop',
): Result<Cancelled, CancelRefused> {
  if (states.order === 'cancelled') return fail('already-cancelled')
  if (states.delivery !== 'open') return fail('already-shipped')
  const isPaid = isMoneyHere(states.payment)
  if (isPaid && by === 'shopper') return fail('already-paid')
  const payment = afterPaymentEvent(states.payment, 'cancelled')
  return ok({
    states: { order: 'cancelled', delivery: 'cancelled', payment },
    returned: taken,
    isRefundDue: isPaid,
  })
}

export type ShipRefused = 'cancelled' | 'already-shipped' | 'unpaid'

/** Ships a paid order, or one on account. Shipped and paid is completed. */
export function shipOrder(
  states: OrderStates,
  payment: PaymentKind,
): Result<OrderStates, ShipRefused> {
  if (states.order === 'cancelled') return fail('cancelled')
  if (states.delivery !== 'open') return fail('already-shipped')
  const isPaid = isMoneyHere(states.payment)
  // Pick-up hands out goods and takes the cash in one moment, so it counts like an invoice here.
  if (!isPaid && payment !== 'invoice' && payment !== 'cash') return fail('unpaid')
  return ok({ ...states, delivery: 'shipped', order: isPaid ? 'completed' : 'in_progress' })
}

/** The result of a payment for an order. */
export type MoneyArrived =
  | Readonly<{ kind: 'paid'; states: OrderStates }>
  | Readonly<{ kind: 'reopened'; states: OrderStates; taken: readonly StockMove[] }>
  | Readonly<{ kind: 'refund-due'; states: OrderStates }>
  | Readonly<{ kind: 'known' }>

/**
 * Money arrived for an order. After a cancellation it reopens the order if everything can still
 * be had, else it goes back. News of money that is known already change nothing.
 */
export function moneyArrived(
  states: OrderStates,
  money: Readonly<{ expected: Cents; received: Cents }>,
  lines: readonly StockMove[],
  isInStock: boolean,
): Result<MoneyArrived, WrongAmount> {
  const after = afterMoney(states.payment, money.expected, money.received)
  if (!after.ok) return after
  const payment = after.value
  if (payment === states.payment) return ok({ kind: 'known' })
  if (states.order !== 'cancelled') {
    const order = states.delivery === 'shipped' ? 'completed' : 'in_progress'
    return ok({ kind: 'paid', states: { ...states, order, payment } })
  }
  if (!isInStock) return ok({ kind: 'refund-due', states: { ...states, payment } })
  return ok({
    kind: 'reopened',
    states: { order: 'in_progress', delivery: 'open', payment },
    taken: lines,
  })
}
