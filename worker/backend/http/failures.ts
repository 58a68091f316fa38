import type { Context, ErrorHandler, Hono } from 'hono'
import { logEvent } from '#worker/runtime/log.ts'
import { backendFactory, type BackendEnv } from './env.ts'
import { refusal, storeApiError } from './store-api-error.ts'

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE']

/** Handles unexpected errors: one structured log line, and a response without details. */
export const unexpectedError: ErrorHandler<BackendEnv> = (error, c) => {
  const { method, path } = c.req
  const { name, message, stack } = error
  logEvent('backend-error', { method, path, name, message, stack })
  return storeApiError(c, refusal(500, '0', 'An unexpected error occurred.'))
}

/** Responds with a 405 and `Allow` if the path takes other methods, else with a 404. */
export function noRoute(app: Hono<BackendEnv>) {
  return (c: Context<BackendEnv>): Response => {
    const { method, path } = c.req
    c.header('Cache-Control', 'no-store')
    const allowed = METHODS.filter((other) => isRouted(app, other, path))
    if (allowed.length === 0 || allowed.includes(method === 'HEAD' ? 'GET' : method)) {
      return storeApiError(c, refusal(404, '0', `No route found for "${method} ${path}"`))
    }
    c.header('Allow', allowed.join(', ').replace('GET', 'GET, HEAD'))
    return storeApiError(
      c,
      refusal(
        405,
        '0',
        `No route found for "${method} ${path}": Method Not Allowed (Allow: ${allowed.join(', ')})`,
      ),
    )
  }
}

/** Refuses unknown paths and methods before the caller is checked. */
export function refuseUnrouted(app: Hono<BackendEnv>) {
  const refuse = noRoute(app)
  return backendFactory.createMiddleware(async (c, next) => {
    const { method, path } = c.req
    if (!isRouted(app, method === 'HEAD' ? 'GET' : method, path)) return refuse(c)
    await next()
  })
}

/** Middleware does not count, because it is registered for every method. */
function isRouted(app: Hono<BackendEnv>, method: string, path: string): boolean {
  const [handlers] = app.router.match(method, path)
  return handlers.some(([[, route]]) => route.method !== 'ALL')
}
