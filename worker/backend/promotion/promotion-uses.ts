import type { PromotionLine } from '#shared/domain/cart/calculated-cart.ts'
import { normalCode } from '#shared/domain/cart/contents.ts'

/** The message of the triggers on `promotion_use`. */
const PROMOTION_THERE = 'promotion_there'

// Triggers count the use, or abort the whole batch if the promotion or code is used up or ended.
const USE = `INSERT INTO promotion_use (order_id, promotion_id, code)
  SELECT ?1, value ->> 'id', value ->> 'code' FROM json_each(?2)`

/** Notes the promotions that a new order uses; comes after the order in its batch. */
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
