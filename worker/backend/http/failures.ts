import type { Context, ErrorHandler, Hono } from 'hono'
import type { BackendEnv } from './env.ts'
import { logEvent } from '#worker/log.ts'
import { storeApiError } from './store-api-error.ts'

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE']

/** Bugs end here: one structured line in the log, nothing of it in the answer. */
export const unexpectedError: ErrorHandler<BackendEnv> = (error, c) => {
  logEvent('backend-error', {
    method: c.req.method,
    path: c.req.path,
    name: error.name,
    message: error.message,
    stack: error.stack,
  })
  return storeApiError(c, { status: 500, code: '0', detail: 'An unexpected error occurred.' })
}

/** 404 for a path without a route, 405 with `Allow` for a method that its routes do not take. */
export function noRoute(app: Hono<BackendEnv>) {
  return (c: Context<BackendEnv>): Response => {
    const { method, path } = c.req
    const allowed = METHODS.filter((other) => isRouted(app, other, path))
    if (allowed.length === 0) {
      return storeApiError(c, {
        status: 404,
        code: '0',
        detail: `No route found for "${method} ${path}"`,
      })
    }
    c.header('Allow', allowed.join(', '))
    return storeApiError(c, {
      status: 405,
      code: '0',
      detail: `No route found for "${method} ${path}": Method Not Allowed (Allow: ${allowed.join(', ')})`,
    })
  }
}

/** Middleware is registered for every method and does not count. */
function isRouted(app: Hono<BackendEnv>, method: string, path: string): boolean {
  const [handlers] = app.router.match(method, path)
  return handlers.some(([[, route]]) => route.method !== 'ALL')
}
