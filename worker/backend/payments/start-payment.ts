import { fail, ok, type Result } from '#shared/domain/result.ts'
import { isOnline, type OnlineKind } from '#shared/domain/order/payment.ts'
import { wasEverPaid, isPaymentChangeable } from '#shared/domain/order/payment-state.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { holdGuestMails } from '#worker/backend/mail/hold-mails.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import { orderById } from '#worker/backend/order/find-orders.ts'
import { currentPayment } from '#worker/backend/order/stored-order.ts'
import type { StoredOrder, StoredPayment } from '#worker/backend/order/stored-order.ts'
import type { PaymentProvider } from '../payment-providers/port/provider.ts'
import { onlineProvider } from '../payment-providers/providers.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { settlePayment } from './settle-payment.ts'
import type { PaymentMethodKind } from '#worker/backend/tables/order-records.ts'
import { changes } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertInto, set } from '#worker/backend/sql/table.ts'
import { PaymentTable } from '#worker/backend/tables/orders.ts'

export type PaymentReturnUrls = { readonly finishUrl: string; readonly errorUrl: string }

export type StartError =
  | 'order-cancelled'
  | 'already-paid'
  | 'not-changeable'
  | 'unavailable'
  | 'card-refused'

/** The maximum number of payment attempts per order. Each writes a row and may send a mail. */
const MAX_ATTEMPTS = 30

/**
 * The address where a shopper pays an order; null if no online payment is due. The attempt is
 * stored before the provider is called. A repeated call returns the same payment.
 * @param cardToken the provider's token for a card entered in its fields
 */
export async function startPayment(
  deps: Deps,
  order: StoredOrder,
  back: PaymentReturnUrls,
  cardToken: string | null = null,
): Promise<Result<string | null, StartError>> {
  if (order.state === 'cancelled') return fail('order-cancelled')
  const known = currentPayment(order)
  if (wasEverPaid(known.state) || !isOnline(known.method)) return ok(null)
  const provider = onlineProvider(deps)
  if (!provider?.takes.includes(known.method)) return fail('unavailable')
  const current = await refreshedOrder(deps, order)
  const payment = currentPayment(current)
  const { method } = payment
  if (wasEverPaid(payment.state) || !isOnline(method)) return ok(null)
  if (payment.state !== 'open' && payment.state !== 'in_progress') {
    const opened = await openAttempt(deps, current, method)
    return opened.ok ? startPayment(deps, opened.value, back, cardToken) : opened
  }
  const started = await startAt(provider, deps, current, { ...payment, method }, cardToken)
  if (!started.ok) {
    if (started.error === 'card-refused') await failAttempt(deps, payment)
    return started
  }
  const { providerId, payUrl } = started.value
  const { finishUrl, errorUrl } = back
  const changedAt = deps.at.toISOString()
  const atProvider = set(PaymentTable, { providerId, payUrl, finishUrl, errorUrl, changedAt })
  await changes(deps.db, sql`UPDATE payment SET ${atProvider} WHERE id = ${payment.id}`)
  return ok(payUrl)
}

/** Ends a refused attempt. The next try has a new id that the provider does not know yet. */
function failAttempt({ db, at }: Deps, { id }: StoredPayment): Promise<number> {
  return changes(
    db,
    sql`UPDATE payment SET state = 'failed', changed_at = ${at}
      WHERE id = ${id} AND state = 'open' AND provider_id IS NULL`,
  )
}

/** The payment at the provider. It is created once, because a second one could be paid as well. */
async function startAt(
  provider: PaymentProvider,
  { vars }: Deps,
  { number, locale }: StoredOrder,
  { id, amountCents, providerId, payUrl, method }: StoredPayment & { readonly method: OnlineKind },
  cardToken: string | null,
) {
  if (providerId !== null && payUrl !== null) return ok({ providerId, payUrl })
  return provider.create({
    reference: id,
    method,
    amount: amountCents,
    description: `${vars.SHOP_NAME} ${number}`,
    returnUrl: `${vars.SHOP_ORIGIN}/_payments/return/${id}`,
    webhookUrl: `${vars.SHOP_ORIGIN}${provider.webhookPath}`,
    locale,
    cardToken: method === 'card' ? cardToken : null,
  })
}

/** The order, after querying its provider about an open attempt. */
export async function refreshedOrder(deps: Deps, order: StoredOrder): Promise<StoredOrder> {
  const { providerId, state } = currentPayment(order)
  const provider = onlineProvider(deps)
  const isUnderWay = state === 'open' || state === 'in_progress'
  if (!provider || providerId === null || !isUnderWay) return order
  const reported = await provider.fetch(providerId)
  if (!reported.ok) return order
  const { status } = reported.value
  const isKnown = status === 'open' || (status === 'pending' && state === 'in_progress')
  // Another request has recorded the same status since the order was read.
  if ((await settlePayment(deps, reported.value)) === 'unchanged' && isKnown) return order
  return (await orderById(deps.db, order.id)) ?? order
}

/** Opens a new attempt with this method, and cancels the previous one. */
export async function openAttempt(
  { db, at }: Deps,
  order: StoredOrder,
  method: PaymentMethodKind,
): Promise<Result<StoredOrder, StartError>> {
  if (order.state === 'cancelled') return fail('order-cancelled')
  const last = currentPayment(order)
  if (wasEverPaid(last.state)) return fail('already-paid')
  if (last.state === 'open' && last.method === method) return ok(order)
  if (!isPaymentChangeable(last.state)) return fail('not-changeable')
  const now = at.toISOString()
  const { amountCents, attempt } = last
  if (attempt >= MAX_ATTEMPTS) return fail('not-changeable')
  const id = newId()
  const next = {
    id,
    orderId: order.id,
    attempt: attempt + 1,
    method,
    amountCents,
    state: 'open',
    createdAt: now,
    changedAt: now,
    refundedCents: 0,
    chargedBackCents: 0,
  } as const
  const mail = {
    kind: 'payment-changed',
    subjectId: id,
    locale: order.locale,
    recipient: order.customer.email,
    at,
  } as const
  await db.batch([
    prepare(
      db,
      sql`UPDATE payment SET state = 'cancelled', changed_at = ${at}
        WHERE id = ${last.id} AND state IN ('open', 'reminded')`,
    ),
    prepare(db, sql`${insertInto(PaymentTable, next)} ON CONFLICT DO NOTHING`),
    // No mail if the method is unchanged, because its instructions were already sent.
    ...(method === last.method ? [] : [outboxInsert(db, mail, { paymentId: id, state: 'open' })]),
    ...holdGuestMails({ db, at }, order.customer),
  ])
  const opened = await orderById(db, order.id)
  return opened ? ok(opened) : fail('not-changeable')
}
