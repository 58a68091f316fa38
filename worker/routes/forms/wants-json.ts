import type { Context } from 'hono'

/** Whether an island requests JSON. A plain form gets a redirect to a page. */
export function wantsJson(c: Context): boolean {
  return c.req.header('accept')?.startsWith('application/json') ?? false
}
