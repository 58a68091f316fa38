import type { PromotionLine } from '#shared/domain/cart/calculated-cart.ts'
import { normalCode } from '#shared/domain/cart/contents.ts'

/** What the trigger of the uses says; the many other constraints say something else. */
const PROMOTION_THERE = 'promotion_there'

// Triggers count it, and refuse what is used up by now, and with it the whole batch.
const USE = `INSERT INTO promotion_use (order_id, promotion_id, code)
  SELECT ?1, value ->> 'id', value ->> 'code' FROM json_each(?2)`

/** Notes what a new order uses; stands behind the order and fails with its batch. */
export function usePromotions(
  db: D1Database,
  orderId: string,
  lines: readonly PromotionLine[],
): D1PreparedStatement {
  const used = lines.map(({ promotion: { id, code } }) => ({ id, code: code && normalCode(code) }))
  return db.prepare(USE).bind(orderId, JSON.stringify(used))
}

/** Whether a batch failed because a promotion is used up, ended or gone. */
export function isPromotionGone(error: unknown): boolean {
  return error instanceof Error && error.message.includes(PROMOTION_THERE)
}
