import { bodyLimit } from 'hono/body-limit'
import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { clientIp, networkOf } from '#worker/runtime/client-network.ts'
import { factory } from '#worker/runtime/context.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { readReports } from '#worker/edge/reports/browser-report.ts'
import { createBudget } from '#worker/edge/reports/budget.ts'

const MAX_REPORT_BYTES = 16 * 1024
const REPORT_TYPE = /^(text\/plain|application\/(json|csp-report|reports\+json))\s*(;|$)/i

const take = createBudget()

/**
 * Receives reports of script errors and of violations of the Content-Security-Policy. A sample is
 * logged, without personal data. Browsers ignore the response.
 */
export const browserReports = factory
  .createApp()
  .post(
    SHELL_PATHS.browserReports,
    bodyLimit({ maxSize: MAX_REPORT_BYTES, onError: (c) => c.body(null, 413) }),
    async (c) => {
      if (!REPORT_TYPE.test(c.req.header('content-type') ?? '')) return c.body(null, 415)
      const body: unknown = await c.req.json().catch(() => null)
      const reports = readReports(body, c.req.header('user-agent') ?? '')
      if (!reports) return c.body(null, 400)

      const ip = clientIp(c.req.raw.headers, c.var.vars.SHOP_TRUSTED_PROXY)
      const address = ip === null ? 'unknown' : networkOf(ip)
      const isSampled = Math.random() < c.var.vars.BROWSER_REPORT_SHARE
      if (reports.length > 0 && isSampled && take(address, reports.length, Date.now())) {
        for (const report of reports) logEvent('browser-report', report)
        c.executionCtx.waitUntil(c.var.services.keepBrowserReports(reports))
      }
      return c.body(null, 204)
    },
  )
