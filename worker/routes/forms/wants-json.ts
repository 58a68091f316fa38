import type { Context } from 'hono'

/** An island asks for JSON; a plain form gets a redirect to a page. */
export function wantsJson(c: Context): boolean {
  return c.req.header('accept')?.startsWith('application/json') ?? false
}
