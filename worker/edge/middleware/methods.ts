import type { Context, Hono } from 'hono'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { isFile, missingFile } from '#worker/rendering/missing-file.ts'
import { refuse } from '#worker/rendering/refuse.tsx'

/** The methods of pages and forms; a HEAD is a GET without its body. */
const METHODS = ['GET', 'POST'] as const
const KNOWN: ReadonlySet<string> = new Set([...METHODS, 'HEAD', 'OPTIONS'])

type App = Pick<Hono<AppEnv>, 'router'>

/** Answers OPTIONS with the methods of an address, and refuses methods that no route takes. */
export function methods(app: App) {
  return factory.createMiddleware((c, next) => {
    if (c.req.method === 'OPTIONS') return Promise.resolve(methodsAt(app, c))
    return KNOWN.has(c.req.method) ? next() : notAllowed(app, c)
  })
}

const methodsAt = (app: App, c: Context<AppEnv>) =>
  c.body(null, 204, { Allow: allowedAt(app, c.req.path) })

/** The answer if no handler gave one: 405 if the address takes other methods, else 404. */
export function nothingThere(app: App) {
  return (c: Context<AppEnv>) => {
    if (!allowedAt(app, c.req.path).split(', ').includes(c.req.method)) return notAllowed(app, c)
    return isFile(c.req.path) ? missingFile(c) : refuse(c, 404)
  }
}

async function notAllowed(app: App, c: Context<AppEnv>): Promise<Response> {
  const response = await refuse(c, 405)
  response.headers.set('Allow', allowedAt(app, c.req.path))
  return response
}

/** By the routes that name the address; any other address can be read as a page. */
function allowedAt(app: App, path: string): string {
  const named = METHODS.filter((method) => {
    const [handlers] = app.router.match(method, path)
    return handlers.some(([[, route]]) => route.method === method && !route.path.endsWith('*'))
  })
  const taken = named.length > 0 ? named : ['GET']
  return taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
}
