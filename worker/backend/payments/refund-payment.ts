import { applyReturnedAmounts, isMoneyHeld } from '#shared/domain/order/payment-state.ts'
import type { Cents } from '#shared/domain/money.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { currentPayment, type StoredOrder } from '#worker/backend/order/stored-order.ts'
import type { StoredPayment } from '#worker/backend/order/stored-order.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { logEvent } from '#worker/runtime/log.ts'
import type { LineToRefund } from './lines-to-refund.ts'
import { onlineProvider } from '../payment-providers/providers.ts'

export type RefundError =
  | 'not-paid'
  | 'nothing-left'
  | 'too-much'
  | 'overtaken'
  | 'not-refundable'
  | 'unavailable'

/** `by` is how the money is sent: by the provider, or manually at the bank. */
export type Refunded = Readonly<{ amount: Cents; by: 'provider' | 'hand' }>

const BOOK = `UPDATE payment SET refunded_cents = ?3, state = ?4, changed_at = CASE
      WHEN ?4 = 'refunded' THEN ?5 ELSE changed_at END
  WHERE id = ?1 AND refunded_cents = ?2`
// The refund has just created the newest credit note, unless that has lines and belongs to another
// refund.
const NAME_LINES = `INSERT INTO refunded_line (document_id, line_id, quantity, amount_cents)
  SELECT d.id, value ->> 'lineId', value ->> 'quantity', value ->> 'amountCents'
  FROM document d, json_each(?4)
  WHERE d.amount_cents = ?5 AND d.id = (SELECT id FROM document WHERE order_id = ?1 AND kind = 'credit_note'
      ORDER BY number DESC LIMIT 1)
    AND NOT EXISTS (SELECT 1 FROM refunded_line r WHERE r.document_id = d.id)
    AND EXISTS (SELECT 1 FROM payment WHERE id = ?2 AND refunded_cents = ?3)`
const TAKE_BACK = `UPDATE refunded_line SET is_taken_back = 1 WHERE document_id = (
  SELECT id FROM document WHERE order_id = ?1 AND kind = 'credit_note' ORDER BY number DESC LIMIT 1)
    AND EXISTS (SELECT 1 FROM payment WHERE id = ?2 AND refunded_cents = ?3)`
const UNDO = `UPDATE payment SET refunded_cents = ?3, state = ?4
  WHERE id = ?1 AND refunded_cents = ?2`

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
  const values = [id, refundedCents, refunded, next, deps.at.toISOString()]
  const named = JSON.stringify(lines)
  const [booked] = await deps.db.batch([
    deps.db.prepare(BOOK).bind(...values),
    deps.db.prepare(NAME_LINES).bind(order.id, id, refunded, named, amount),
  ])
  if (booked?.meta.changes === 0) return fail('overtaken')
  if (providerId === null) return ok({ amount, by })
  const failure = await sendRefund(deps, payment, amount)
  logEvent('payment-refunded', { order: order.id, payment: id, amount, sent: failure ?? 'yes' })
  if (failure === null) return ok({ amount, by })
  await deps.db.batch([
    ...(lines.length > 0 ? [deps.db.prepare(TAKE_BACK).bind(order.id, id, refunded)] : []),
    deps.db.prepare(UNDO).bind(id, refunded, refundedCents, state),
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
