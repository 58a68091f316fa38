import { clientIp, networkOf } from '#worker/runtime/client-network.ts'
import { factory } from '#worker/runtime/context.ts'
import { createVisitorBudget } from '#worker/runtime/visitor-budget.ts'
import { isRevalidation } from '#worker/edge/middleware/page-cache.ts'

/** At once the whole sitemap of 20,000 products, then one file per second. */
const budget = createVisitorBudget({ atOnce: 100, aSecond: 1 })

/** Visitors without a known address share one budget. */
const UNKNOWN = 'unknown'

/**
 * Limits the expensive files per visitor; `cost` is in parts of the sitemap. Cached files cost
 * nothing, nor does a refresh by the worker.
 */
export const limitExpensiveFiles = (cost: number) =>
  factory.createMiddleware(async (c, next) => {
    if (isRevalidation(c.req.raw)) return next()
    const ip = clientIp(c.req.raw.headers, c.var.vars.SHOP_TRUSTED_PROXY)
    const seconds = budget.take(ip === null ? UNKNOWN : networkOf(ip), cost, Date.now())
    if (seconds === 0) return next()
    return c.text(c.var.t('errors.status429'), 429, {
      'Retry-After': String(seconds),
      'Cache-Control': 'no-store',
    })
  })
