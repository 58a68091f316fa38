import { DAY_MS } from '#shared/domain/durations.ts'
import { all } from '#worker/backend/sql/run.ts'
import { prepare, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { insertInto } from '#worker/backend/sql/table.ts'
import { SampleOrderTable } from '#worker/backend/tables/orders.ts'
import { ORDER_COLUMNS } from '#worker/backend/order/find-orders.ts'
import { StoredOrder } from '#worker/backend/order/stored-order.ts'
import { hashed } from '#worker/backend/rate-limit/throttle.ts'

/** The period in which the table's trigger counts orders. */
const RECIPIENT_RETENTION_MS = 30 * DAY_MS

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
  const marked = {
    orderId,
    recipient: hashed(emailKey),
    network: network === null ? null : hashed(network),
    placedAt: at.toISOString(),
  }
  return prepare(db, insertInto(SampleOrderTable, marked))
}

/** Whether a batch failed because an address or a network ordered too many samples. */
export function isBeyondBound(error: unknown): boolean {
  return error instanceof Error && error.message.includes(BOUND)
}

/** Orders of samples: unshipped ones first, oldest first; then the others, newest first. */
export function sampleOrders(db: D1Database, limit: number): Promise<readonly StoredOrder[]> {
  return all(
    db,
    StoredOrder,
    sql`SELECT ${ORDER_COLUMNS} FROM sample_order s JOIN orders ON orders.id = s.order_id
      ORDER BY orders.delivery_state = 'open' AND orders.state <> 'cancelled' DESC,
        iif(orders.delivery_state = 'open', orders.number, -orders.number)
      LIMIT ${limit}`,
  )
}

/** Removes address and network from sample orders that are too old for the limit. */
export function deleteSampleRecipients(db: D1Database, at: Date): D1PreparedStatement {
  const before = new Date(at.getTime() - RECIPIENT_RETENTION_MS)
  return prepare(
    db,
    sql`UPDATE sample_order SET recipient = NULL, network = NULL
      WHERE placed_at < ${before} AND (recipient IS NOT NULL OR network IS NOT NULL)`,
  )
}

/**
 * Removes them from orders of deleted customers. It precedes the detachment of the orders.
 * @param whose selects the customers' ids
 */
export function deleteSamplesOf(whose: Sql): Sql {
  return sql`UPDATE sample_order SET recipient = NULL, network = NULL
    WHERE order_id IN (SELECT id FROM orders WHERE customer_id IN (${whose}))`
}
