const OF_ORDER = 'SELECT product_id FROM order_line WHERE order_id = ?1'
const QUANTITY = `(SELECT sum(quantity) FROM order_line
    WHERE order_id = ?1 AND product_id = product.public_id)`

/** The message of the trigger that keeps stock from becoming negative. */
const STOCK_THERE = 'stock_there'

// A trigger aborts the whole batch if there is not enough. A stock of NULL, which is unlimited,
// stays NULL. `sales` counts orders; listings sort by it.
const TAKE = `UPDATE product SET stock = stock - ${QUANTITY}, sales = sales + 1
  WHERE public_id IN (${OF_ORDER})`
const TAKE_AGAIN = `${TAKE}
  AND EXISTS (SELECT 1 FROM orders WHERE id = ?1 AND state = 'cancelled')`
const GIVE_BACK = `UPDATE product SET stock = stock + ${QUANTITY}, sales = sales - 1
  WHERE public_id IN (${OF_ORDER})`

/** SQL: the order `?1` may be cancelled, being neither shipped nor paid. */
export const IS_CANCELLABLE = `EXISTS (SELECT 1 FROM orders o
  WHERE o.id = ?1 AND o.state IN ('open', 'in_progress') AND o.delivery_state = 'open'
    AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.order_id = o.id
      AND p.state IN ('paid', 'refunded_partially')))`

/** Takes the goods of a new order from the stock; fails with its batch if there is not enough. */
export function takeStock(db: D1Database, orderId: string): D1PreparedStatement {
  return db.prepare(TAKE).bind(orderId)
}

/** Takes them again for a cancelled order that is reopened at the end of this batch. */
export function takeStockAgain(db: D1Database, orderId: string): D1PreparedStatement {
  return db.prepare(TAKE_AGAIN).bind(orderId)
}

/** Returns the goods of an order if it can be cancelled; comes before the cancellation. */
export function giveStockBack(db: D1Database, orderId: string): D1PreparedStatement {
  return db.prepare(`${GIVE_BACK} AND ${IS_CANCELLABLE}`).bind(orderId)
}

/** Whether a batch failed because there was not enough stock. */
export function isOutOfStock(error: unknown): boolean {
  return error instanceof Error && error.message.includes(STOCK_THERE)
}
