const OF_ORDER = 'SELECT product_id FROM order_line WHERE order_id = ?1'
const QUANTITY = `(SELECT sum(quantity) FROM order_line
    WHERE order_id = ?1 AND product_id = product.public_id)`

/** What the trigger of the stock says; the many other constraints say something else. */
const STOCK_THERE = 'stock_there'

// A trigger of the table refuses what is not there, and with it the whole batch. What knows no stock
// stays NULL. `sales` counts orders: listings sort by it.
const TAKE = `UPDATE product SET stock = stock - ${QUANTITY}, sales = sales + 1
  WHERE public_id IN (${OF_ORDER})`
const TAKE_AGAIN = `${TAKE}
  AND EXISTS (SELECT 1 FROM orders WHERE id = ?1 AND state = 'cancelled')`
const GIVE_BACK = `UPDATE product SET stock = stock + ${QUANTITY}, sales = sales - 1
  WHERE public_id IN (${OF_ORDER})`

/** An order that may still be cancelled: neither shipped nor paid. `?1` is its id. */
export const IS_CANCELLABLE = `EXISTS (SELECT 1 FROM orders o
  WHERE o.id = ?1 AND o.state IN ('open', 'in_progress') AND o.delivery_state = 'open'
    AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.order_id = o.id
      AND p.state IN ('paid', 'refunded_partially')))`

/** Takes what a new order holds from the stock; fails with its batch if something is not there. */
export function takeStock(db: D1Database, orderId: string): D1PreparedStatement {
  return db.prepare(TAKE).bind(orderId)
}

/** Takes it once more for an order that is cancelled until the end of this batch. */
export function takeStockAgain(db: D1Database, orderId: string): D1PreparedStatement {
  return db.prepare(TAKE_AGAIN).bind(orderId)
}

/** Gives back what an order holds, if it can be cancelled; stands before the cancellation. */
export function giveStockBack(db: D1Database, orderId: string): D1PreparedStatement {
  return db.prepare(`${GIVE_BACK} AND ${IS_CANCELLABLE}`).bind(orderId)
}

/** Whether a batch failed because something is not there any more. */
export function isOutOfStock(error: unknown): boolean {
  return error instanceof Error && error.message.includes(STOCK_THERE)
}
