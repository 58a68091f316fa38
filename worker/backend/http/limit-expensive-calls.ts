import { createVisitorBudget } from '#worker/runtime/visitor-budget.ts'
import { callersNetwork } from './shop.ts'
import { backendFactory } from './env.ts'
import { storeApiError } from './store-api-error.ts'
import { SEARCH_PAGE, estimateCost } from './request-cost.ts'

/** Fifty lists of a hundred products at once, then one per second. */
const budget = createVisitorBudget({ atOnce: 5_000, aSecond: 100 })

/** Callers without a known address share one budget. Our own pages are not limited. */
const UNKNOWN = 'unknown'

/** Calls by our own pages. They are recognised by object identity, which no client can forge. */
const own = new WeakSet<Request>()

/** Marks a request of our pages. */
export function markInternal(request: Request): Request {
  own.add(request)
  return request
}

/** Whether our pages sent the request. */
export const isInternal = (request: Request): boolean => own.has(request)

/** Limits calls per visitor that cost more than a search page. */
export const limitExpensiveCalls = backendFactory.createMiddleware(async (c, next) => {
  const weight = estimateCost(c.req.path, c.var.input)
  if (weight <= SEARCH_PAGE || isInternal(c.req.raw)) return next()
  const visitor = callersNetwork(c) ?? UNKNOWN
  const seconds = budget.take(visitor, weight, Date.now())
  if (seconds === 0) {
    await next()
    // A call that the parser refuses costs little and is refunded. Aggregations may be refused after
    // work.
    if (c.res.status >= 400 && !c.var.input.aggregations) budget.giveBack(visitor, weight)
    return
  }
  c.header('Retry-After', String(seconds))
  return storeApiError(c, {
    status: 429,
    code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED',
    detail: `Too many large requests. Please wait ${seconds} seconds before trying again.`,
    parameters: { seconds },
  })
})
