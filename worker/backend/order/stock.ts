import { prepare, sql, type Sql } from '#worker/backend/sql/sql.ts'

/** The message of the trigger that prevents negative stock. */
const STOCK_THERE = 'stock_there'

const quantityIn = (orderId: string) => sql`(SELECT sum(quantity) FROM order_line
  WHERE order_id = ${orderId} AND product_id = product.public_id)`
const isIn = (orderId: string) =>
  sql`public_id IN (SELECT product_id FROM order_line WHERE order_id = ${orderId})`

// A trigger aborts the whole batch if the stock is too low. A stock of NULL, which is unlimited,
// stays NULL. `sales` counts orders for the sorting of listings.
const take = (orderId: string) => sql`UPDATE product
  SET stock = stock - ${quantityIn(orderId)}, sales = sales + 1 WHERE ${isIn(orderId)}`

/** SQL: whether an order is neither shipped nor paid, so that it can be cancelled. */
export function isCancellable(orderId: string): Sql {
  return sql`EXISTS (SELECT 1 FROM orders o
    WHERE o.id = ${orderId} AND o.state IN ('open', 'in_progress') AND o.delivery_state = 'open'
      AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.order_id = o.id
        AND p.state IN ('paid', 'refunded_partially')))`
}

/** SQL: an order is cancelled. */
export function isCancelled(orderId: string): Sql {
  return sql`EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND state = 'cancelled')`
}

/** Takes the goods of a new order from the stock. Makes the batch fail if the stock is too low. */
export function takeStock(db: D1Database, orderId: string): D1PreparedStatement {
  return prepare(db, take(orderId))
}

/** Takes them again for a cancelled order that this batch reopens. */
export function takeStockAgain(db: D1Database, orderId: string): D1PreparedStatement {
  return prepare(db, sql`${take(orderId)} AND ${isCancelled(orderId)}`)
}

/** Returns the goods of a cancellable order to the stock. It precedes the cancellation. */
export function giveStockBack(db: D1Database, orderId: string): D1PreparedStatement {
  return prepare(
    db,
    sql`UPDATE product SET stock = stock + ${quantityIn(orderId)}, sales = sales - 1
      WHERE ${isIn(orderId)} AND ${isCancellable(orderId)}`,
  )
}

/** Whether a batch failed because the stock was too low. */
export function isOutOfStock(error: unknown): boolean {
  return error instanceof Error && error.message.includes(STOCK_THERE)
}
