import { cancelOrder, type CancelError } from '#shared/domain/order/order.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { holdGuestMails } from '#worker/backend/mail/hold-mails.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { creditCancellation } from './issue-documents.ts'
import { giveRollsBack } from './rolls.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { giveStockBack, isCancellable } from './stock.ts'
import { currentPayment, type StoredOrder } from './stored-order.ts'

/** Cancels an order that is neither shipped nor paid, and returns its goods to the stock. */
export async function cancelUnpaid(
  { db, at }: Pick<ShopContext, 'db' | 'at'>,
  order: StoredOrder,
): Promise<Result<'cancelled', CancelError>> {
  const payment = currentPayment(order)
  const states = { order: order.state, delivery: order.deliveryState, payment: payment.state }
  const decided = cancelOrder(states)
  if (!decided.ok) return decided
  const mail = {
    kind: 'order-cancelled',
    subjectId: order.id,
    locale: order.locale,
    recipient: order.customer.email,
    at,
  } as const
  const results = await db.batch([
    giveStockBack(db, order.id),
    giveRollsBack(db, order.id),
    prepare(
      db,
      sql`UPDATE payment SET state = 'cancelled', changed_at = ${at}
        WHERE order_id = ${order.id} AND state IN ('open', 'in_progress', 'reminded', 'failed')
          AND ${isCancellable(order.id)}`,
    ),
    outboxInsert(db, mail, { paymentId: payment.id, state: decided.value.payment }),
    ...holdGuestMails({ db, at }, order.customer),
    prepare(
      db,
      sql`UPDATE orders SET state = 'cancelled', delivery_state = 'cancelled'
        WHERE id = ${order.id} AND ${isCancellable(order.id)}`,
    ),
    prepare(db, creditCancellation(order.id)),
  ])
  // The statements change nothing if money arrived after the order was read.
  return (results.at(-2)?.meta.changes ?? 0) > 0 ? ok('cancelled') : fail('already-paid')
}
