import { shipOrder as decideShipping, type ShipError } from '#shared/domain/order/order.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { issueDeliveryNote, issueInvoice } from './issue-documents.ts'
import { currentPayment, type StoredOrder } from './stored-order.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { set } from '#worker/backend/sql/table.ts'
import { OrderTable } from '#worker/backend/tables/orders.ts'

/** Marks an order as shipped, and mails the shopper. */
export async function shipOrder(
  { db, at }: Pick<ShopContext, 'db' | 'at'>,
  order: StoredOrder,
  trackingCode: string | null,
): Promise<Result<'shipped', ShipError>> {
  const { method, state: payment } = currentPayment(order)
  const states = { order: order.state, delivery: order.deliveryState, payment }
  // An order with a total of 0 counts as paid, regardless of its method.
  const decided = decideShipping(states, method === 'none' ? 'prepayment' : method)
  if (!decided.ok) return decided
  const { order: next } = decided.value
  const shipped = {
    deliveryState: 'shipped',
    state: next,
    shippedAt: at.toISOString(),
    trackingCode,
  } as const
  const mail = {
    kind: 'order-shipped',
    subjectId: order.id,
    locale: order.locale,
    recipient: order.customer.email,
    at,
  } as const
  const isShipped = sql`EXISTS (SELECT 1 FROM orders
    WHERE id = ${order.id} AND shipped_at = ${at})`
  const [moved] = await db.batch([
    prepare(
      db,
      sql`UPDATE orders SET ${set(OrderTable, shipped)}
        WHERE id = ${order.id} AND delivery_state = 'open' AND state = ${order.state}`,
    ),
    prepare(db, issueInvoice(order.id, at, isShipped)),
    prepare(db, issueDeliveryNote(order.id, at, isShipped)),
    outboxInsert(db, mail, { orderId: order.id, shippedAt: shipped.shippedAt }),
  ])
  if ((moved?.meta.changes ?? 0) === 0) return fail('already-shipped')
  return ok('shipped')
}
