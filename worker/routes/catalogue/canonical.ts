import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'

/** A permanent redirect to the canonical path, query kept; null where the request is already there. */
export function toCanonical(c: Context<AppEnv>, path: string): Response | null {
  const asked = new URL(c.req.url)
  const canonical = new URL(path, asked)
  if (canonical.pathname === asked.pathname) return null
  return c.redirect(`${canonical.pathname}${asked.search}`, 301)
}
