import { IS_CANCELLABLE } from './stock.ts'

/** Units that one piece takes from a roll. */
export type RollCut = Readonly<{ roll: string; units: number }>

// A trigger aborts the whole batch if a roll is too short.
const CUT = `UPDATE product_roll SET units = units - (SELECT sum(c.value->>'units')
    FROM json_each(?1) c WHERE c.value->>'roll' = product_roll.id)
  WHERE id IN (SELECT value->>'roll' FROM json_each(?1))`
// A returned piece becomes a roll of its own, if the article has rolls.
const GIVE_BACK = `INSERT INTO product_roll (id, product_id, units, from_order, returned_units)
  SELECT lower(hex(randomblob(16))), l.product_id, piece.value, l.order_id, piece.value
  FROM order_line l, json_each(l.line, '$.payload.ripstop_cuts') piece
  WHERE l.order_id = ?1 AND ${IS_CANCELLABLE}
    AND EXISTS (SELECT 1 FROM product_roll r WHERE r.product_id = l.product_id)`
const CUT_AGAIN = `UPDATE product_roll SET units = units - returned_units, from_order = NULL
  WHERE from_order = ?1 AND EXISTS (SELECT 1 FROM orders WHERE id = ?1 AND state = 'cancelled')`

/** Cuts the pieces of a new order; fails with its batch if a roll is too short by now. */
export function cutRolls(db: D1Database, cuts: readonly RollCut[]): D1PreparedStatement {
  return db.prepare(CUT).bind(JSON.stringify(cuts))
}

/**
 * Returns the pieces of an order as rolls if it can be cancelled; comes before the cancellation.
 */
export function giveRollsBack(db: D1Database, orderId: string): D1PreparedStatement {
  return db.prepare(GIVE_BACK).bind(orderId)
}

/** Takes these pieces again for a cancelled order that is reopened at the end of this batch. */
export function cutRollsAgain(db: D1Database, orderId: string): D1PreparedStatement {
  return db.prepare(CUT_AGAIN).bind(orderId)
}
