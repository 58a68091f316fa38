import { backendFactory } from '#worker/backend/http/env.ts'
import { plannerFigures } from '#worker/backend/planner/planner-figures.ts'
import { latestReports } from '#worker/backend/reports/stored-reports.ts'
import { awaitedProducts } from '#worker/backend/stock-alert/stored-alerts.ts'
import { latestWithdrawals } from '#worker/backend/withdrawal/stored-withdrawals.ts'

const LISTED = 200

/**
 * Read-only lists for operators: planner figures, awaited products, browser reports, withdrawals.
 */
export const overviewOps = backendFactory
  .createApp()
  .get('/_ops/planner', async (c) => c.json(await plannerFigures(c.env.DB, new Date())))
  .get('/_ops/stock-alerts', async (c) =>
    c.json({ articles: await awaitedProducts(c.env.DB, LISTED) }),
  )
  .get('/_ops/reports', async (c) => {
    const rows = await latestReports(c.env.DB, LISTED)
    const reports = rows.map(({ firstAt, lastAt, ...row }) => ({
      ...row,
      firstAt,
      lastAt,
    }))
    return c.json({ reports })
  })
  .get('/_ops/withdrawals', async (c) => {
    const rows = await latestWithdrawals(c.env.DB, LISTED)
    const withdrawals = rows.map(({ receivedAt, orderNumber, ...row }) => ({
      ...row,
      receivedAt,
      orderNumber,
    }))
    return c.json({ withdrawals })
  })
