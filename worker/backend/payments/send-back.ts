import { afterPaymentEvent } from '#shared/domain/order/payment-state.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import type { StoredOrder, StoredPayment } from '#worker/backend/order/stored-order.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { onlineProvider } from '../payment-providers/providers.ts'
import type { Deps } from '#worker/backend/http/shop.ts'

const MOVE = `UPDATE payment SET state = ?3, changed_at = ?4, refunded_cents = ?5
  WHERE id = ?1 AND state = ?2`

/**
 * Money that came for an order that cannot be filled any more, or that was paid before. The
 * provider sends it back if it can; operators hear of it either way and do the rest.
 */
export async function sendBack(
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
