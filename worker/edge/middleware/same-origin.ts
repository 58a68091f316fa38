import { factory } from '#worker/runtime/context.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that does not come from one of our pages. A page of ours sends `Sec-Fetch-Site:
 * same-origin`. Browsers without that header must send our `Origin`.
 */
export const sameOrigin = factory.createMiddleware((c, next) => {
  if (READS.has(c.req.method)) return next()
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const ours = [c.var.vars.SHOP_ORIGIN, new URL(c.req.url).origin]
  const isSameOrigin = site ? site === 'same-origin' : origin !== undefined && ours.includes(origin)
  return isSameOrigin ? next() : respondWithError(c, 403)
})
