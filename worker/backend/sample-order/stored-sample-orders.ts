import { DAY_MS } from '#shared/domain/durations.ts'
import { z } from '#shared/schemas/zod.ts'
import { ORDER_COLUMNS } from '#worker/backend/order/find-orders.ts'
import { StoredOrder } from '#worker/backend/order/stored-order.ts'
import { hashed } from '#worker/backend/rate-limit/throttle.ts'

/** The period in which the table's trigger counts orders. */
const RECIPIENT_KEPT_MS = 30 * DAY_MS

/** The message of the trigger that limits orders per address and network. */
const BOUND = 'sample_orders_bounded'

type Recipient = Readonly<{ orderId: string; emailKey: string; network: string | null }>

/**
 * Marks the order of this batch as one of samples. A trigger aborts the batch if the address or the
 * network has ordered too many.
 */
export function sampleOrderInsert(
  db: D1Database,
  { orderId, emailKey, network }: Recipient,
  at: Date,
): D1PreparedStatement {
  return db
    .prepare('INSERT INTO sample_order VALUES (?1, ?2, ?3, ?4)')
    .bind(orderId, hashed(emailKey), network === null ? null : hashed(network), at.toISOString())
}

/** Whether a batch failed because an address or a network ordered too many samples. */
export function isBeyondBound(error: unknown): boolean {
  return error instanceof Error && error.message.includes(BOUND)
}

/** Orders of samples: unshipped ones first, oldest first; then the others, newest first. */
export async function sampleOrders(db: D1Database, limit: number): Promise<readonly StoredOrder[]> {
  const { results } = await db
    .prepare(`SELECT ${ORDER_COLUMNS} FROM sample_order s JOIN orders o ON o.id = s.order_id
      ORDER BY o.delivery_state = 'open' AND o.state <> 'cancelled' DESC,
        iif(o.delivery_state = 'open', o.number, -o.number)
      LIMIT ?1`)
    .bind(limit)
    .all()
  return z.array(StoredOrder).parse(results)
}

/** Removes address and network from sample orders that are too old for the limit. */
export function deleteSampleRecipients(db: D1Database, at: Date): D1PreparedStatement {
  return db
    .prepare(`UPDATE sample_order SET recipient = NULL, network = NULL
      WHERE placed_at < ?1 AND (recipient IS NOT NULL OR network IS NOT NULL)`)
    .bind(new Date(at.getTime() - RECIPIENT_KEPT_MS).toISOString())
}

/**
 * Removes them from orders of deleted customers. It precedes the detachment of the orders.
 * @param whose selects the customers' ids, with `value` as `?1`
 */
export function deleteSamplesOf(db: D1Database, whose: string, value: string): D1PreparedStatement {
  return db
    .prepare(`UPDATE sample_order SET recipient = NULL, network = NULL
      WHERE order_id IN (SELECT id FROM orders WHERE customer_id IN (${whose}))`)
    .bind(value)
}
