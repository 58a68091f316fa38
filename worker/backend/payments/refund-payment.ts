import { applyReturnedAmounts, isMoneyHeld } from '#shared/domain/order/payment-state.ts'
import type { Cents } from '#shared/domain/money.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { creditRefund, invoiceFailedRefund } from '#worker/backend/order/issue-documents.ts'
import { currentPayment, type StoredOrder } from '#worker/backend/order/stored-order.ts'
import type { StoredPayment } from '#worker/backend/order/stored-order.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { logEvent } from '#worker/runtime/log.ts'
import type { LineToRefund } from './lines-to-refund.ts'
import { onlineProvider } from '../payment-providers/providers.ts'
import { batch } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'

export type RefundError =
  | 'not-paid'
  | 'nothing-left'
  | 'too-much'
  | 'overtaken'
  | 'not-refundable'
  | 'unavailable'

/** `by` is how the money is sent: by the provider, or manually at the bank. */
export type Refunded = Readonly<{ amount: Cents; by: 'provider' | 'hand' }>

/** SQL: the newest credit note of an order, which a booking has just made. */
const newestCredit = (orderId: string) => sql`(SELECT id FROM document
  WHERE order_id = ${orderId} AND kind = 'credit_note' ORDER BY number DESC LIMIT 1)`

const isBooked = (paymentId: string, refunded: Cents) =>
  sql`EXISTS (SELECT 1 FROM payment WHERE id = ${paymentId} AND refunded_cents = ${refunded})`

/**
 * An amount, or the whole remaining amount; `lines` are the refunded goods. A dry run sends
 * nothing.
 */
type Refund = Readonly<{
  amount: Cents | null
  lines?: readonly LineToRefund[]
  isDryRun?: boolean
}>

/**
 * Refunds money of a paid order. It is recorded before the provider is called, so that of two
 * simultaneous refunds only one is sent. Fails with the reason if the refund is refused.
 */
export async function refundPayment(
  deps: Deps,
  order: StoredOrder,
  { amount: requested, lines = [], isDryRun = false }: Refund,
): Promise<Result<Refunded, RefundError>> {
  const payment = currentPayment(order)
  const { id, amountCents, refundedCents, chargedBackCents, providerId, state } = payment
  if (!isMoneyHeld(state)) return fail('not-paid')
  const left = amountCents - refundedCents - chargedBackCents
  const amount = requested ?? left
  if (left <= 0) return fail('nothing-left')
  if (amount > left) return fail('too-much')
  const by = providerId === null ? 'hand' : 'provider'
  if (isDryRun) return ok({ amount, by })
  const refunded = refundedCents + amount
  const next = applyReturnedAmounts(state, amountCents, { refunded, chargedBack: chargedBackCents })
  const changedAt = next === 'refunded' ? deps.at.toISOString() : payment.changedAt
  const unchanged = sql`id = ${id} AND refunded_cents = ${refundedCents}`
  const [, booked] = await batch(deps.db, [
    creditRefund({ amount, payment: unchanged }),
    sql`UPDATE payment SET refunded_cents = ${refunded}, state = ${next}, changed_at = ${changedAt}
      WHERE ${unchanged}`,
    // A credit note that already has lines belongs to another refund.
    sql`INSERT INTO refunded_line (document_id, line_id, quantity, amount_cents)
      SELECT d.id, value ->> 'lineId', value ->> 'quantity', value ->> 'amountCents'
      FROM document d, json_each(${lines})
      WHERE d.amount_cents = ${amount} AND d.id = ${newestCredit(order.id)}
        AND NOT EXISTS (SELECT 1 FROM refunded_line r WHERE r.document_id = d.id)
        AND ${isBooked(id, refunded)}`,
  ])
  if (booked?.meta.changes === 0) return fail('overtaken')
  if (providerId === null) return ok({ amount, by })
  const failure = await sendRefund(deps, payment, amount)
  logEvent('payment-refunded', { order: order.id, payment: id, amount, sent: failure ?? 'yes' })
  if (failure === null) return ok({ amount, by })
  const booking = sql`id = ${id} AND refunded_cents = ${refunded}`
  const takeBack = sql`UPDATE refunded_line SET is_taken_back = 1
    WHERE document_id = ${newestCredit(order.id)} AND ${isBooked(id, refunded)}`
  await batch(deps.db, [
    ...(lines.length > 0 ? [takeBack] : []),
    invoiceFailedRefund({ amount, payment: booking }),
    sql`UPDATE payment SET refunded_cents = ${refundedCents}, state = ${state}
      WHERE ${booking}`,
  ])
  return fail(failure)
}

/** Null if the provider has sent it, even if its response was lost; otherwise the reason. */
async function sendRefund(
  deps: Deps,
  { id, providerId, refundedCents }: StoredPayment,
  amount: Cents,
): Promise<'not-refundable' | 'unavailable' | null> {
  const provider = onlineProvider(deps)
  if (!provider || providerId === null) return 'unavailable'
  const reference = `${id}-${refundedCents}`
  const response = await provider.refund(providerId, { reference, amount })
  if (response.ok) return null
  if (response.error === 'not-refundable') return response.error
  const known = await provider.fetch(providerId)
  const isSent = known.ok && known.value.refunded >= refundedCents + amount
  return isSent ? null : 'unavailable'
}
