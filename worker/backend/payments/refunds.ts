import {
  afterPaymentEvent,
  applyReturnedAmounts,
  type ReturnedAmounts,
} from '#shared/domain/order/payment-state.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import { creditRefund } from '#worker/backend/order/issue-documents.ts'
import type { StoredOrder, StoredPayment } from '#worker/backend/order/stored-order.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { onlineProvider } from '../payment-providers/providers.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'

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
    prepare(
      db,
      sql`UPDATE payment
        SET state = ${next}, changed_at = ${at}, refunded_cents = ${isBack ? amount : 0}
        WHERE id = ${id} AND state = ${payment.state}`,
    ),
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
  // `changed_at` decides the promised delivery, so a partial refund does not change it.
  const isWhole = next === 'refunded' || next === 'chargeback'
  const changedAt = isWhole ? at.toISOString() : payment.changedAt
  const mail = {
    kind: 'ops-chargeback',
    subjectId: id,
    locale: 'de',
    recipient: vars.SHOP_EMAIL,
    at,
  } as const
  const unchanged = sql`id = ${id} AND state = ${state}
    AND refunded_cents = ${refundedCents} AND charged_back_cents = ${chargedBackCents}`
  const results = await db.batch([
    ...(refunded > refundedCents
      ? [prepare(db, creditRefund({ amount: refunded - refundedCents, payment: unchanged }))]
      : []),
    prepare(
      db,
      sql`UPDATE payment SET refunded_cents = ${refunded}, charged_back_cents = ${chargedBack},
          state = ${next}, changed_at = ${changedAt}
        WHERE ${unchanged}`,
    ),
    outboxInsert(db, mail, { paymentId: id, state: 'chargeback' }),
  ])
  const moved = results.at(-2)
  logEvent('payment-taken-back', { payment: id, refunded, chargedBack })
  return (moved?.meta.changes ?? 0) > 0 ? 'changed' : 'overtaken'
}
