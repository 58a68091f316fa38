import { backendFactory } from '#worker/backend/http/env.ts'
import { latestReports } from '#worker/backend/reports/stored-reports.ts'

const LISTED = 200

/** Errors and violations of the content policy that browsers reported, the latest first. */
export const reportOps = backendFactory.createApp().get('/_ops/reports', async (c) => {
  const rows = await latestReports(c.env.DB, LISTED)
  const reports = rows.map(({ first_at, last_at, ...row }) => ({
    ...row,
    firstAt: first_at,
    lastAt: last_at,
  }))
  return c.json({ reports })
})
