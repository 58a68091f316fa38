import { clientIp, networkOf } from '#worker/runtime/client-network.ts'
import { factory } from '#worker/runtime/context.ts'
import { createVisitorBudget } from '#worker/runtime/visitor-budget.ts'
import { isRevalidation } from '#worker/edge/middleware/page-cache.ts'

/** As many as the whole sitemap of twenty thousand products at once, then a file a second. */
const budget = createVisitorBudget({ atOnce: 100, aSecond: 1 })

/** Where no proxy names the visitor, all of them share one budget. */
const UNKNOWN = 'unknown'

/**
 * Limits per visitor how many expensive files are made. Files that a template answers do not count,
 * nor does a template that the worker renews.
 */
export const dearFiles = factory.createMiddleware(async (c, next) => {
  if (isRevalidation(c.req.raw)) return next()
  const ip = clientIp(c.req.raw.headers, c.var.vars.SHOP_TRUSTED_PROXY)
  const seconds = budget.take(ip === null ? UNKNOWN : networkOf(ip), 1, Date.now())
  if (seconds === 0) return next()
  return c.text(c.var.t('errors.status429'), 429, {
    'Retry-After': String(seconds),
    'Cache-Control': 'no-store',
  })
})
