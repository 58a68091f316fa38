import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'

/** A list ends before the page that was asked for: not found, but nothing moved from here. */
export function respondPageOutOfRange(c: Context<AppEnv>): Response | Promise<Response> {
  c.set('pathHasPage', true)
  return c.notFound()
}
