import { z } from '#shared/schemas/zod.ts'
import { int, locale, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

/** A request for a mail when a product is in stock again. */
export const StockAlertTable = table('stock_alert', {
  id: text,
  /** The address in lower case. */
  emailKey: text,
  email: text,
  locale,
  productId: text,
  /** The minimum stock in wire units; for cloth in one piece. */
  units: int,
  /** The same, as in the newest mail that awaits confirmation. */
  requestedUnits: int,
  state: z.enum(['requested', 'waiting', 'notified']),
  tokenHash: text,
  endKey: text,
  requestedAt: text,
  confirmedAt: text.nullable(),
  notifiedAt: text.nullable(),
})
