import { DAY_MS } from '#shared/domain/durations.ts'
import { idOfText } from '#worker/backend/sql/ids.ts'
import type { BrowserReport } from '#worker/runtime/browser-report.ts'
import { all, batch, changes } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { insertInto, set } from '#worker/backend/sql/table.ts'
import { BrowserReportTable } from '#worker/backend/tables/browser-reports.ts'

const MAX_REPORTS = 1_000
const STORED_MS = 30 * DAY_MS

/** Stores the reports of a browser in one batch. */
export async function saveReports(
  db: D1Database,
  reports: readonly BrowserReport[],
  at: Date,
): Promise<void> {
  const now = at.toISOString()
  await batch(
    db,
    reports.map(({ kind, message, source, page, browser }) => {
      const id = idOfText('browser-report', JSON.stringify([kind, message, source]))
      const last = { page, browser, lastAt: now }
      const row = { ...last, id, kind, message, source, count: 1, firstAt: now }
      // A repeated report is counted. A new one is stored unless there are `MAX_REPORTS` already.
      const hasRoom = sql`(SELECT count(*) FROM browser_report) < ${MAX_REPORTS}
        OR EXISTS (SELECT 1 FROM browser_report WHERE id = ${id})`
      return sql`${insertInto(BrowserReportTable, row, hasRoom)}
        ON CONFLICT (id) DO UPDATE SET count = count + 1, ${set(BrowserReportTable, last)}`
    }),
  )
}

/** The reports, latest first. */
export function latestReports(db: D1Database, limit: number) {
  return all(
    db,
    BrowserReportTable.row.omit({ id: true }),
    sql`SELECT ${BrowserReportTable.columns} FROM browser_report
      ORDER BY last_at DESC LIMIT ${limit}`,
  )
}

/** Deletes reports that have not occurred for thirty days. */
export async function purgeOldReports(db: D1Database, at: Date): Promise<void> {
  const before = new Date(at.getTime() - STORED_MS)
  await changes(db, sql`DELETE FROM browser_report WHERE last_at < ${before}`)
}
