import { shipOrder as decideShipping, type ShipError } from '#shared/domain/order/order.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { currentPayment, type StoredOrder } from './stored-order.ts'

const SHIP = `UPDATE orders SET delivery_state = 'shipped', state = ?2, shipped_at = ?3,
    tracking_code = ?4
  WHERE id = ?1 AND delivery_state = 'open' AND state = ?5`

/** Marks an order as shipped, and mails the shopper. */
export async function shipOrder(
  { db, at }: Pick<ShopContext, 'db' | 'at'>,
  order: StoredOrder,
  trackingCode: string | null,
): Promise<Result<'shipped', ShipError>> {
  const { method, state: payment } = currentPayment(order)
  const states = { order: order.state, delivery: order.delivery_state, payment }
  // An order with a total of 0 counts as paid, regardless of its method.
  const decided = decideShipping(states, method === 'none' ? 'prepayment' : method)
  if (!decided.ok) return decided
  const { order: next } = decided.value
  const values = [order.id, next, at.toISOString(), trackingCode, order.state]
  const mail = {
    kind: 'order-shipped',
    subjectId: order.id,
    locale: order.locale,
    recipient: order.customer.email,
    at,
  } as const
  const [moved] = await db.batch([
    db.prepare(SHIP).bind(...values),
    outboxInsert(db, mail, { orderId: order.id, shippedAt: at.toISOString() }),
  ])
  if ((moved?.meta.changes ?? 0) === 0) return fail('already-shipped')
  return ok('shipped')
}
