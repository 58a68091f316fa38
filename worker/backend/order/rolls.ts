import { IS_CANCELLABLE } from './stock.ts'

/** The sales units that one piece takes from a roll. */
export type RollCut = Readonly<{ roll: string; units: number }>

// A trigger aborts the whole batch if a roll is too short.
const CUT = `UPDATE product_roll SET units = units - (SELECT sum(c.value->>'units')
    FROM json_each(?1) c WHERE c.value->>'roll' = product_roll.id)
  WHERE id IN (SELECT value->>'roll' FROM json_each(?1))`
// Recorded, so that a cancellation returns each length to its roll. Unpaid orders are not cut yet.
const NOTE = `INSERT INTO order_cut (order_id, product_id, roll_id, units)
  SELECT ?1, r.product_id, r.id, sum(c.value->>'units')
  FROM json_each(?2) c JOIN product_roll r ON r.id = c.value->>'roll' GROUP BY r.id`
// A roll that an import or an operator has replaced meanwhile becomes a new roll of that length.
const GIVE_BACK = `INSERT INTO product_roll (id, product_id, units)
  SELECT c.roll_id, c.product_id, c.units FROM order_cut c
  WHERE c.order_id = ?1 AND ${IS_CANCELLABLE}
    AND EXISTS (SELECT 1 FROM product_roll r WHERE r.product_id = c.product_id)
  ON CONFLICT (id) DO UPDATE SET units = product_roll.units + excluded.units`
const CUT_AGAIN = `UPDATE product_roll SET units = units - (SELECT c.units FROM order_cut c
    WHERE c.order_id = ?1 AND c.roll_id = product_roll.id)
  WHERE id IN (SELECT roll_id FROM order_cut WHERE order_id = ?1)
    AND EXISTS (SELECT 1 FROM orders WHERE id = ?1 AND state = 'cancelled')`

/** Cuts the pieces of a new order. Makes the batch fail if a roll is too short by now. */
export function cutRolls(
  db: D1Database,
  orderId: string,
  cuts: readonly RollCut[],
): D1PreparedStatement[] {
  const pieces = JSON.stringify(cuts)
  return [db.prepare(CUT).bind(pieces), db.prepare(NOTE).bind(orderId, pieces)]
}

/** Returns the pieces of a cancellable order to their rolls. It precedes the cancellation. */
export function giveRollsBack(db: D1Database, orderId: string): D1PreparedStatement {
  return db.prepare(GIVE_BACK).bind(orderId)
}

/** Takes these pieces again for a cancelled order that this batch reopens. */
export function cutRollsAgain(db: D1Database, orderId: string): D1PreparedStatement {
  return db.prepare(CUT_AGAIN).bind(orderId)
}
