import { PromotionRecord } from '#shared/schemas/import/promotion.ts'
import { z } from '#shared/schemas/zod.ts'
import { flag, int, json, rowId, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

export const PromotionTable = table('promotion', {
  id: rowId,
  publicId: text,
  key: text,
  contentHash: text,
  record: json(z.object(PromotionRecord.shape)),
  /** False for those that operators created. */
  imported: flag,
  /** Orders that are not cancelled. */
  uses: int,
  ended: flag,
})

export const PromotionCodeTable = table('promotion_code', {
  /** In its normalized form. */
  code: text,
  promotionId: text,
  /** Whether it is valid for one order only. */
  individual: flag,
  orderId: text.nullable(),
})

export const PromotionUseTable = table('promotion_use', {
  orderId: text,
  promotionId: text,
  code: text.nullable(),
  givenBack: flag,
})
