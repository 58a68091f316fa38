import type { PromotionLine } from '#shared/domain/cart/calculated-cart.ts'
import { normalCode } from '#shared/domain/cart/contents.ts'
import { prepare } from '#worker/backend/sql/sql.ts'
import { insertAll } from '#worker/backend/sql/table.ts'
import { PromotionUseTable } from '#worker/backend/tables/promotions.ts'

/** The message of the triggers on `promotion_use`. */
const PROMOTION_THERE = 'promotion_there'

/**
 * Records the promotions of a new order. It follows the order in its batch. Triggers count the
 * use, or abort the whole batch if the promotion or code is used up or ended.
 */
export function usePromotions(
  db: D1Database,
  orderId: string,
  lines: readonly PromotionLine[],
): D1PreparedStatement {
  const used = lines.map(({ promotion: { id, code } }) => ({
    orderId,
    promotionId: id,
    code: code && normalCode(code),
    givenBack: false,
  }))
  return prepare(db, insertAll(PromotionUseTable, used))
}

/** Whether a batch failed because a promotion is used up, has ended or was deleted. */
export function isPromotionGone(error: unknown): boolean {
  return error instanceof Error && error.message.includes(PROMOTION_THERE)
}
