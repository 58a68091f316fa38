import type { PromotionLine } from '#shared/domain/cart/calculated-cart.ts'
import { normalCode } from '#shared/domain/cart/contents.ts'

/** The message of the triggers on `promotion_use`. */
const PROMOTION_THERE = 'promotion_there'

// Triggers count the use. They abort the whole batch if the promotion or code is used up or has
// ended.
const USE = `INSERT INTO promotion_use (order_id, promotion_id, code)
  SELECT ?1, value ->> 'id', value ->> 'code' FROM json_each(?2)`

/** Records the promotions of a new order. It follows the order in its batch. */
export function usePromotions(
  db: D1Database,
  orderId: string,
  lines: readonly PromotionLine[],
): D1PreparedStatement {
  const used = lines.map(({ promotion: { id, code } }) => ({ id, code: code && normalCode(code) }))
  return db.prepare(USE).bind(orderId, JSON.stringify(used))
}

/** Whether a batch failed because a promotion is used up, has ended or was deleted. */
export function isPromotionGone(error: unknown): boolean {
  return error instanceof Error && error.message.includes(PROMOTION_THERE)
}
