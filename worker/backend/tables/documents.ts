import { z } from '#shared/schemas/zod.ts'
import { flag, int, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

export const DocumentTable = table('document', {
  id: text,
  orderId: text,
  kind: z.enum(['invoice', 'delivery_note', 'credit_note']),
  /** A delivery note has the number of its order. */
  number: int,
  /** The amount charged, or refunded by a credit note; 0 for a delivery note. */
  amountCents: int,
  madeAt: text,
  deepLinkCode: text,
})

/** A refunded quantity of a line, named by a credit note. */
export const RefundedLineTable = table('refunded_line', {
  documentId: text,
  lineId: text,
  /** Wire units. */
  quantity: int,
  amountCents: int,
  /** Whether the refund was reverted because the provider did not execute it. */
  isTakenBack: flag,
})
