import {
  afterPaymentEvent,
  applyReturnedAmounts,
  type ReturnedAmounts,
} from '#shared/domain/order/payment-state.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import type { StoredOrder, StoredPayment } from '#worker/backend/order/stored-order.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { onlineProvider } from '../payment-providers/providers.ts'

const MOVE = `UPDATE payment SET state = ?3, changed_at = ?4, refunded_cents = ?5
  WHERE id = ?1 AND state = ?2`

/**
 * Refunds money for an order that cannot be fulfilled or was already paid. The provider refunds it
 * if possible. Operators get a mail in any case, and do the rest.
 */
export async function refundUnfulfillable(
  deps: Deps,
  order: StoredOrder,
  payment: StoredPayment,
): Promise<'changed' | 'unchanged'> {
  const { db, at, vars } = deps
  const { id, providerId, amountCents: amount } = payment
  const provider = providerId === null ? null : onlineProvider(deps)
  const refund = { reference: `${id}-whole`, amount }
  const refunded = providerId !== null && (await provider?.refund(providerId, refund))
  const isBack = refunded ? refunded.ok : false
  const paid = afterPaymentEvent(payment.state, 'paid')
  const next = isBack ? afterPaymentEvent(paid, 'refunded') : paid
  const [moved] = await db.batch([
    db.prepare(MOVE).bind(id, payment.state, next, at.toISOString(), isBack ? amount : 0),
    outboxInsert(db, {
      kind: 'ops-refund-due',
      subjectId: id,
      locale: 'de',
      recipient: vars.SHOP_EMAIL,
      at,
    }),
  ])
  logEvent('payment-sent-back', { order: order.id, payment: id, byProvider: isBack })
  return (moved?.meta.changes ?? 0) > 0 ? 'changed' : 'unchanged'
}

// `changed_at` decides the promised delivery, so a partial refund does not change it.
const TAKEN_BACK = `UPDATE payment SET refunded_cents = ?4, charged_back_cents = ?5, state = ?3,
    changed_at = CASE WHEN ?3 IN ('refunded', 'chargeback') THEN ?6 ELSE changed_at END
  WHERE id = ?1 AND state = ?2 AND refunded_cents = ?7 AND charged_back_cents = ?8`

/**
 * Records chargebacks and refunds, including those made on the provider's pages. A report of less
 * than the recorded amount is an older one. Operators get a mail about a chargeback.
 */
export async function recordReturnedAmounts(
  deps: Deps,
  payment: StoredPayment,
  reported: ReturnedAmounts,
): Promise<'changed' | 'unchanged' | 'overtaken'> {
  const { db, at, vars } = deps
  const { id, state, amountCents, refundedCents, chargedBackCents } = payment
  const refunded = Math.min(amountCents, Math.max(refundedCents, reported.refunded))
  const chargedBack = Math.max(chargedBackCents, reported.chargedBack)
  if (refunded === refundedCents && chargedBack === chargedBackCents) return 'unchanged'
  const next = applyReturnedAmounts(state, amountCents, { refunded, chargedBack })
  const now = at.toISOString()
  const mail = {
    kind: 'ops-chargeback',
    subjectId: id,
    locale: 'de',
    recipient: vars.SHOP_EMAIL,
    at,
  } as const
  const [moved] = await db.batch([
    db
      .prepare(TAKEN_BACK)
      .bind(id, state, next, refunded, chargedBack, now, refundedCents, chargedBackCents),
    outboxInsert(db, mail, { paymentId: id, state: 'chargeback' }),
  ])
  logEvent('payment-taken-back', { payment: id, refunded, chargedBack })
  return (moved?.meta.changes ?? 0) > 0 ? 'changed' : 'overtaken'
}
