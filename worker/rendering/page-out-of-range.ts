import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'

/** Responds with a 404 for a page number above the last page. Looks for no redirect. */
export function respondPageOutOfRange(c: Context<AppEnv>): Response | Promise<Response> {
  c.set('pathHasPage', true)
  return c.notFound()
}
