import { createVisitorBudget } from '#worker/runtime/visitor-budget.ts'
import { callersNetwork } from './shop.ts'
import { backendFactory } from './env.ts'
import { storeApiError } from './store-api-error.ts'
import { SEARCH_PAGE, estimateCost } from './request-cost.ts'

/** Fifty lists of a hundred products at once, then one a second. */
const budget = createVisitorBudget({ atOnce: 5_000, aSecond: 100 })

/** Where no proxy names the caller, all callers share one budget; our own pages need none. */
const UNKNOWN = 'unknown'

/**
 * Calls by our own pages, which ask for what a page shows. Recognised by object identity, which no
 * client can forge.
 */
const own = new WeakSet<Request>()

/** Marks a request as made by our own pages. */
export function markInternal(request: Request): Request {
  own.add(request)
  return request
}

/** Whether a request was marked as made by our own pages. */
export const isInternal = (request: Request): boolean => own.has(request)

/** Limits per visitor what calls may ask for that cost more than a search page. */
export const limitExpensiveCalls = backendFactory.createMiddleware(async (c, next) => {
  const weight = estimateCost(c.req.path, c.var.input)
  if (weight <= SEARCH_PAGE || isInternal(c.req.raw)) return next()
  const visitor = callersNetwork(c) ?? UNKNOWN
  const seconds = budget.take(visitor, weight, Date.now())
  if (seconds === 0) {
    await next()
    // What the parser refuses costs little and is given back; aggregations may be refused after
    // work was done.
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
