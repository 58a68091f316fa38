import { z } from '#shared/schemas/zod.ts'
import { int, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

/** A message of browsers. `page` and `browser` are those of the last report. */
export const BrowserReportTable = table('browser_report', {
  id: text,
  kind: z.enum(['error', 'csp']),
  message: text,
  source: text,
  page: text,
  browser: text,
  count: int,
  firstAt: text,
  lastAt: text,
})
