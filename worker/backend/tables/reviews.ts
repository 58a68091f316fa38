import { ReviewRecord } from '#shared/schemas/import/review.ts'
import { z } from '#shared/schemas/zod.ts'
import { json, rowId, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

export const ProductReviewTable = table('product_review', {
  id: rowId,
  publicId: text,
  key: text,
  /** The product number. */
  number: text,
  /** Null for imported reviews. */
  customerId: text.nullable(),
  points: z.int().min(1).max(5),
  state: z.enum(['waiting', 'approved', 'refused']),
  createdAt: text,
  updatedAt: text.nullable(),
  contentHash: text,
  record: json(z.object(ReviewRecord.shape)),
})
