const OF_ORDER = 'SELECT product_id FROM order_line WHERE order_id = ?1'
const QUANTITY = `(SELECT sum(quantity) FROM order_line
    WHERE order_id = ?1 AND product_id = product.public_id)`

/** The message of the trigger that prevents negative stock. */
const STOCK_THERE = 'stock_there'

// A trigger aborts the whole batch if the stock is too low. A stock of NULL, which is unlimited,
// stays NULL. `sales` counts orders for the sorting of listings.
const TAKE = `UPDATE product SET stock = stock - ${QUANTITY}, sales = sales + 1
  WHERE public_id IN (${OF_ORDER})`
const TAKE_AGAIN = `${TAKE}
  AND EXISTS (SELECT 1 FROM orders WHERE id = ?1 AND state = 'cancelled')`
const GIVE_BACK = `UPDATE product SET stock = stock + ${QUANTITY}, sales = sales - 1
  WHERE public_id IN (${OF_ORDER})`

/** SQL: whether order `?1` is neither shipped nor paid, so that it can be cancelled. */
export const IS_CANCELLABLE = `EXISTS (SELECT 1 FROM orders o
  WHERE o.id = ?1 AND o.state IN ('open', 'in_progress') AND o.delivery_state = 'open'
    AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.order_id = o.id
      AND p.state IN ('paid', 'refunded_partially')))`

/** Takes the goods of a new order from the stock. Makes the batch fail if the stock is too low. */
export function takeStock(db: D1Database, orderId: string): D1PreparedStatement {
  return db.prepare(TAKE).bind(orderId)
}

/** Takes them again for a cancelled order that this batch reopens. */
export function takeStockAgain(db: D1Database, orderId: string): D1PreparedStatement {
  return db.prepare(TAKE_AGAIN).bind(orderId)
}

/** Returns the goods of a cancellable order to the stock. It precedes the cancellation. */
export function giveStockBack(db: D1Database, orderId: string): D1PreparedStatement {
  return db.prepare(`${GIVE_BACK} AND ${IS_CANCELLABLE}`).bind(orderId)
}

/** Whether a batch failed because the stock was too low. */
export function isOutOfStock(error: unknown): boolean {
  return error instanceof Error && error.message.includes(STOCK_THERE)
}
