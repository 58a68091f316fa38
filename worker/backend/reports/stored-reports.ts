import { DAY_MS } from '#shared/domain/durations.ts'
import { z } from '#shared/schemas/zod.ts'
import { idOfText } from '#worker/backend/sql/ids.ts'
import type { BrowserReport } from '#worker/edge/reports/browser-report.ts'

const MAX_REPORTS = 1_000
const STORED_MS = 30 * DAY_MS

const ReportRow = z.object({
  kind: z.enum(['error', 'csp']),
  message: z.string(),
  source: z.string(),
  page: z.string(),
  browser: z.string(),
  count: z.number().int(),
  first_at: z.string(),
  last_at: z.string(),
})

/** Counts a repeated report. A new one is stored unless there are already `MAX_REPORTS`. */
const UPSERT = `INSERT INTO browser_report
    (id, kind, message, source, page, browser, count, first_at, last_at)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, 1, ?7, ?7
    WHERE (SELECT count(*) FROM browser_report) < ${MAX_REPORTS}
      OR EXISTS (SELECT 1 FROM browser_report WHERE id = ?1)
  ON CONFLICT (id) DO UPDATE SET count = count + 1, page = excluded.page,
    browser = excluded.browser, last_at = excluded.last_at`

/** Stores the reports of a browser in one batch. */
export async function saveReports(
  db: D1Database,
  reports: readonly BrowserReport[],
  at: Date,
): Promise<void> {
  await db.batch(
    reports.map(({ kind, message, source, page, browser }) => {
      const id = idOfText('browser-report', JSON.stringify([kind, message, source]))
      return db.prepare(UPSERT).bind(id, kind, message, source, page, browser, at.toISOString())
    }),
  )
}

/** The reports, latest first. */
export async function latestReports(db: D1Database, limit: number) {
  const { results } = await db
    .prepare('SELECT * FROM browser_report ORDER BY last_at DESC LIMIT ?1')
    .bind(limit)
    .all()
  return z.array(ReportRow).parse(results)
}

/** Deletes reports that have not occurred for thirty days. */
export async function purgeOldReports(db: D1Database, at: Date): Promise<void> {
  const before = new Date(at.getTime() - STORED_MS).toISOString()
  await db.prepare('DELETE FROM browser_report WHERE last_at < ?1').bind(before).run()
}
