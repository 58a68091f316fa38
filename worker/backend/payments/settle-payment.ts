import { recordMoneyReceived } from '#shared/domain/order/order.ts'
import { afterPaymentEvent, wasEverPaid, isMoneyHeld } from '#shared/domain/order/payment-state.ts'
import { type MailKind, outboxInsert } from '#worker/backend/mail/outbox.ts'
import { orderById, orderOfProviderPayment } from '#worker/backend/order/find-orders.ts'
import { issueInvoice } from '#worker/backend/order/issue-documents.ts'
import { cutRollsAgain } from '#worker/backend/order/rolls.ts'
import { isOutOfStock, takeStockAgain } from '#worker/backend/order/stock.ts'
import {
  currentPayment,
  type StoredOrder,
  type StoredPayment,
} from '#worker/backend/order/stored-order.ts'
import { isPromotionGone } from '#worker/backend/promotion/promotion-uses.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { logEvent } from '#worker/runtime/log.ts'
import type { ProviderPayment } from '../payment-providers/port/provider.ts'
import { refundUnfulfillable, recordReturnedAmounts } from './refunds.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'

export type Settled = 'changed' | 'unchanged' | 'unknown' | 'wrong-amount'

const CURRENCY = 'EUR'
/** The maximum number of attempts if the order changes between reading and writing. */
const ATTEMPTS = 3
const movePayment = (payment: StoredPayment, order: StoredOrder, next: string, at: Date) => sql`
  UPDATE payment SET state = ${next}, changed_at = ${at}
  WHERE id = ${payment.id} AND state = ${payment.state}
    AND EXISTS (SELECT 1 FROM orders WHERE id = payment.order_id AND state = ${order.state})`

/**
 * Applies a provider's report, which was fetched or has a valid signature. Repeated and late
 * reports change nothing. Throws an `Error` if other requests change the order three times
 * meanwhile.
 */
export async function settlePayment(deps: Deps, reported: ProviderPayment): Promise<Settled> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = await orderOfProviderPayment(deps.db, reported.providerId)
    const payment = order?.payments.find(({ providerId }) => providerId === reported.providerId)
    if (!order || !payment) return 'unknown'
    if (reported.status === 'open') return 'unchanged'
    const settled =
      reported.status === 'paid'
        ? await settlePaid(deps, order, payment, reported)
        : await settleNews(deps, order, payment, reported.status)
    if (settled !== 'overtaken') return settled
  }
  throw new Error(`Payment ${reported.providerId} was overtaken ${ATTEMPTS} times`)
}

/**
 * Records an order's money that operators saw on the bank account. Throws an `Error` if other
 * requests change the order three times meanwhile.
 */
export async function settleTransfer(deps: Deps, orderId: string): Promise<Settled> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = await orderById(deps.db, orderId)
    if (!order) return 'unknown'
    const payment = currentPayment(order)
    const settled = await settleMoney(deps, order, payment, payment.amountCents)
    if (settled !== 'overtaken') return settled
  }
  throw new Error(`Order ${orderId} was overtaken ${ATTEMPTS} times`)
}

type Attempted = Settled | 'overtaken'

/** Applies a report of money: received, refunded or charged back. */
async function settlePaid(
  deps: Deps,
  order: StoredOrder,
  payment: StoredPayment,
  reported: ProviderPayment,
): Promise<Attempted> {
  if (wasEverPaid(payment.state)) return recordReturnedAmounts(deps, payment, reported)
  const { amount, currency } = reported
  const settled =
    currency === CURRENCY
      ? await settleMoney(deps, order, payment, amount)
      : reportWrongMoney(payment, { expected: payment.amountCents, received: amount, currency })
  if (settled === 'wrong-amount') await mailOps(deps, 'ops-payment-wrong', payment)
  return settled
}

async function settleNews(
  deps: Deps,
  order: StoredOrder,
  payment: StoredPayment,
  event: 'pending' | 'failed' | 'cancelled' | 'expired',
): Promise<Attempted> {
  const { db, at, vars } = deps
  const next = afterPaymentEvent(payment.state, event)
  if (next === payment.state) return 'unchanged'
  // The subject is the order, so that ten refused cards send one mail.
  const failed = {
    kind: 'ops-payment-failed',
    subjectId: order.id,
    locale: 'de',
    recipient: vars.SHOP_EMAIL,
    at,
  } as const
  const [moved] = await db.batch([
    prepare(db, movePayment(payment, order, next, at)),
    outboxInsert(db, failed, { paymentId: payment.id, state: 'failed' }),
  ])
  return (moved?.meta.changes ?? 0) > 0 ? 'changed' : 'overtaken'
}

async function settleMoney(
  deps: Deps,
  order: StoredOrder,
  payment: StoredPayment,
  received: number,
): Promise<Attempted> {
  const states = { order: order.state, delivery: order.deliveryState, payment: payment.state }
  const money = { expected: payment.amountCents, received }
  // A trigger checks whether the goods of a reopened order are still in stock.
  const arrived = recordMoneyReceived(states, money)
  if (!arrived.ok) {
    return reportWrongMoney(payment, arrived.error)
  }
  if (arrived.value.kind === 'known') return 'unchanged'
  const isPaidAlready = order.payments.some(
    (other) => other.id !== payment.id && isMoneyHeld(other.state),
  )
  if (isPaidAlready) return refundUnfulfillable(deps, order, payment)
  try {
    const isReopened = arrived.value.kind === 'reopened'
    const moved = await bookMoney(deps, order, payment, arrived.value.states.order, isReopened)
    return moved ? 'changed' : 'overtaken'
  } catch (error) {
    if (!isOutOfStock(error) && !isPromotionGone(error)) throw error
    return refundUnfulfillable(deps, order, payment)
  }
}

function reportWrongMoney(payment: StoredPayment, money: object): 'wrong-amount' {
  logEvent('payment-wrong-amount', { payment: payment.id, ...money })
  return 'wrong-amount'
}

async function bookMoney(
  { db, at }: Deps,
  order: StoredOrder,
  payment: StoredPayment,
  nextOrderState: string,
  isReopened: boolean,
): Promise<boolean> {
  const mail = {
    kind: 'payment-received',
    subjectId: order.id,
    locale: order.locale,
    recipient: order.customer.email,
    at,
  } as const
  const onlyIf = { paymentId: payment.id, state: 'paid' }
  const isPaid = sql`EXISTS (SELECT 1 FROM payment p WHERE p.id = ${payment.id} AND p.state = 'paid')`
  const [moved] = await db.batch([
    prepare(db, movePayment(payment, order, 'paid', at)),
    // The other attempts of a paid order are over.
    prepare(
      db,
      sql`UPDATE payment SET state = 'cancelled', changed_at = ${at}
        WHERE order_id = ${order.id} AND id <> ${payment.id}
          AND state IN ('open', 'in_progress', 'reminded', 'failed') AND ${isPaid}`,
    ),
    outboxInsert(db, mail, onlyIf),
    ...(isReopened ? [takeStockAgain(db, order.id), cutRollsAgain(db, order.id)] : []),
    prepare(
      db,
      sql`UPDATE orders SET state = ${nextOrderState},
          delivery_state = ${isReopened ? 'open' : order.deliveryState}
        WHERE id = ${order.id} AND state = ${order.state} AND ${isPaid}`,
    ),
    // It follows the order's update, because the order may have been cancelled before.
    prepare(db, issueInvoice(order.id, at, isPaid)),
  ])
  return (moved?.meta.changes ?? 0) > 0
}

/** Mails operators about a payment, once for each kind. */
async function mailOps(
  { db, vars, at }: Deps,
  kind: Extract<MailKind, `ops-${string}`>,
  { id: subjectId }: StoredPayment,
): Promise<void> {
  const recipient = vars.SHOP_EMAIL
  await outboxInsert(db, { kind, subjectId, locale: 'de', recipient, at }).run()
}
