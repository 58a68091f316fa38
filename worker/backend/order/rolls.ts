import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { isCancellable, isCancelled } from './stock.ts'

/** The sales units that one piece takes from a roll. */
export type RollCut = Readonly<{ roll: string; units: number }>

/** Cuts the pieces of a new order. A trigger makes the batch fail if a roll is too short by now. */
export function cutRolls(
  db: D1Database,
  orderId: string,
  cuts: readonly RollCut[],
): D1PreparedStatement[] {
  return [
    sql`UPDATE product_roll SET units = units - (SELECT sum(c.value->>'units')
        FROM json_each(${cuts}) c WHERE c.value->>'roll' = product_roll.id)
      WHERE id IN (SELECT value->>'roll' FROM json_each(${cuts}))`,
    // Recorded, so that a cancellation returns each length to its roll. Unpaid orders are not cut yet.
    sql`INSERT INTO order_cut (order_id, product_id, roll_id, units)
      SELECT ${orderId}, r.product_id, r.id, sum(c.value->>'units')
      FROM json_each(${cuts}) c JOIN product_roll r ON r.id = c.value->>'roll' GROUP BY r.id`,
  ].map((statement) => prepare(db, statement))
}

/**
 * Returns the pieces of a cancellable order to their rolls. It precedes the cancellation. A roll
 * that an import or an operator has replaced meanwhile becomes a new roll of that length.
 */
export function giveRollsBack(db: D1Database, orderId: string): D1PreparedStatement {
  return prepare(
    db,
    sql`INSERT INTO product_roll (id, product_id, units)
      SELECT c.roll_id, c.product_id, c.units FROM order_cut c
      WHERE c.order_id = ${orderId} AND ${isCancellable(orderId)}
        AND EXISTS (SELECT 1 FROM product_roll r WHERE r.product_id = c.product_id)
      ON CONFLICT (id) DO UPDATE SET units = product_roll.units + excluded.units`,
  )
}

/** Takes these pieces again for a cancelled order that this batch reopens. */
export function cutRollsAgain(db: D1Database, orderId: string): D1PreparedStatement {
  return prepare(
    db,
    sql`UPDATE product_roll SET units = units - (SELECT c.units FROM order_cut c
        WHERE c.order_id = ${orderId} AND c.roll_id = product_roll.id)
      WHERE id IN (SELECT roll_id FROM order_cut WHERE order_id = ${orderId})
        AND ${isCancelled(orderId)}`,
  )
}
