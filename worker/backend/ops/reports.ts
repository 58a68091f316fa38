import { backendFactory } from '#worker/backend/http/env.ts'
import { latestReports } from '#worker/backend/reports/stored-reports.ts'

const LISTED = 200

/** What browsers told of errors and of the content policy, the latest first. */
export const reportOps = backendFactory.createApp().get('/_ops/reports', async (c) => {
  const rows = await latestReports(c.env.DB, LISTED)
  const reports = rows.map(({ first_at, last_at, ...row }) => ({
    ...row,
    firstAt: first_at,
    lastAt: last_at,
  }))
  return c.json({ reports })
})
