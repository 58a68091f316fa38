import { fail, ok, type Result } from '#shared/domain/result.ts'
import { isPaymentChangeable } from '#shared/domain/order/payment-state.ts'
import { newId } from '#worker/backend/sql/new-id.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import { orderById } from '#worker/backend/order/find-orders.ts'
import { currentPayment } from '#worker/backend/order/stored-order.ts'
import type { PaymentMethodKind, StoredOrder } from '#worker/backend/order/stored-order.ts'
import { cardProvider } from '../payment-providers/providers.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { settlePayment } from './settle-payment.ts'
import { WEBHOOK_PATH } from '../payment-providers/test-gateway/webhooks.ts'

export type WayBack = { readonly finishUrl: string; readonly errorUrl: string }

export type StartRefused = 'order-cancelled' | 'already-paid' | 'not-changeable' | 'unavailable'

const NEW_ATTEMPT = `INSERT OR IGNORE INTO payment (id, order_id, attempt, method, amount_cents,
    state, created_at, changed_at)
  VALUES (?1, ?2, ?3, ?4, ?5, 'open', ?6, ?6)`
const AT_PROVIDER = `UPDATE payment SET provider_id = ?2, pay_url = ?3, changed_at = ?6,
    finish_url = ?4, error_url = ?5
  WHERE id = ?1`

/**
 * Where a shopper pays an order; null where there is nothing to do online. The attempt stands in
 * our books before the provider hears of it, and asking again answers the same payment.
 */
export async function startPayment(
  deps: Deps,
  order: StoredOrder,
  back: WayBack,
): Promise<Result<string | null, StartRefused>> {
  if (order.state === 'cancelled') return fail('order-cancelled')
  const known = currentPayment(order)
  if (known.state === 'paid' || known.method !== 'card') return ok(null)
  const provider = cardProvider(deps)
  if (!provider) return fail('unavailable')
  const current = await refreshed(deps, order)
  const payment = currentPayment(current)
  if (payment.state === 'paid') return ok(null)
  if (payment.state !== 'open' && payment.state !== 'in_progress') {
    const opened = await openAttempt(deps, current, 'card')
    return opened.ok ? startPayment(deps, opened.value, back) : opened
  }
  const { db, at, vars } = deps
  const created = await provider.create({
    reference: payment.id,
    amount: payment.amountCents,
    description: `${vars.SHOP_NAME} ${order.number}`,
    returnUrl: `${vars.SHOP_ORIGIN}/_payments/return/${payment.id}`,
    webhookUrl: `${vars.SHOP_ORIGIN}${WEBHOOK_PATH}`,
    locale: order.locale,
  })
  if (!created.ok) return created
  const { providerId, payUrl } = created.value
  const values = [payment.id, providerId, payUrl, back.finishUrl, back.errorUrl, at.toISOString()]
  await db
    .prepare(AT_PROVIDER)
    .bind(...values)
    .run()
  return ok(payUrl)
}

/** The order after its provider was asked what became of the attempt that is under way. */
export async function refreshed(deps: Deps, order: StoredOrder): Promise<StoredOrder> {
  const { providerId, state } = currentPayment(order)
  const provider = cardProvider(deps)
  const isUnderWay = state === 'open' || state === 'in_progress'
  if (!provider || providerId === null || !isUnderWay) return order
  const reported = await provider.fetch(providerId)
  if (!reported.ok) return order
  const { status } = reported.value
  const isKnown = status === 'open' || (status === 'pending' && state === 'in_progress')
  // News that changed nothing were booked by somebody else since the order was read.
  if ((await settlePayment(deps, reported.value)) === 'unchanged' && isKnown) return order
  return (await orderById(deps.db, order.id)) ?? order
}

/** A new attempt to pay, with this method. The one before is given up. */
export async function openAttempt(
  { db, at }: Deps,
  order: StoredOrder,
  method: PaymentMethodKind,
): Promise<Result<StoredOrder, StartRefused>> {
  if (order.state === 'cancelled') return fail('order-cancelled')
  const last = currentPayment(order)
  if (last.state === 'paid' || last.state === 'refunded') return fail('already-paid')
  if (last.state === 'open' && last.method === method) return ok(order)
  if (!isPaymentChangeable(last.state)) return fail('not-changeable')
  const now = at.toISOString()
  const { amountCents, attempt } = last
  const id = newId()
  const mail = {
    kind: 'payment-changed',
    subjectId: id,
    locale: order.locale,
    recipient: order.customer.email,
    at,
  } as const
  await db.batch([
    db
      .prepare(
        `UPDATE payment SET state = 'cancelled', changed_at = ?2
          WHERE id = ?1 AND state IN ('open', 'reminded')`,
      )
      .bind(last.id, now),
    db.prepare(NEW_ATTEMPT).bind(id, order.id, attempt + 1, method, amountCents, now),
    // No instructions are sent for a method that was used before.
    ...(method === last.method ? [] : [outboxInsert(db, mail, { paymentId: id, state: 'open' })]),
  ])
  const opened = await orderById(db, order.id)
  return opened ? ok(opened) : fail('not-changeable')
}
