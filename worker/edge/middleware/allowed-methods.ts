import type { Context, Hono } from 'hono'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { isFile, missingFile } from '#worker/rendering/missing-file.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'

/** The methods of pages and forms. Every GET address also takes HEAD. */
const METHODS = ['GET', 'POST'] as const

type App = Pick<Hono<AppEnv>, 'router'>

/**
 * Responds to OPTIONS with the allowed methods of an address, and refuses other methods with a 405.
 */
export function allowedMethods(app: App) {
  return factory.createMiddleware((c, next) => {
    const { method } = c.req
    if (method === 'GET' || method === 'HEAD') return next()
    if (method === 'OPTIONS') return Promise.resolve(methodsAt(app, c))
    return takes(app, c) ? next() : notAllowed(app, c)
  })
}

const takes = (app: App, c: Context<AppEnv>) =>
  allowedAt(app, c.req.path).split(', ').includes(c.req.method)

const methodsAt = (app: App, c: Context<AppEnv>) =>
  c.body(null, 204, { Allow: allowedAt(app, c.req.path) })

/** Responds to requests without a handler: 405 if the address takes other methods, else 404. */
export function createNotFoundHandler(app: App) {
  return (c: Context<AppEnv>) => {
    if (!takes(app, c)) return notAllowed(app, c)
    return isFile(c.req.path) ? missingFile(c) : respondWithError(c, 404)
  }
}

/** Browsers that open a form's address get an error page, programs one line of text. */
async function notAllowed(app: App, c: Context<AppEnv>): Promise<Response> {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const response = isRead ? await respondWithError(c, 405) : c.text('Method Not Allowed', 405)
  response.headers.set('Allow', allowedAt(app, c.req.path))
  return response
}

/** The methods of the routes for this address. An address without a route allows GET only. */
function allowedAt(app: App, path: string): string {
  const named = METHODS.filter((method) => {
    const [handlers] = app.router.match(method, path)
    return handlers.some(([[, route]]) => route.method === method && !route.path.endsWith('*'))
  })
  const taken = named.length > 0 ? named : ['GET']
  return taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
}
