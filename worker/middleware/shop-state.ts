import { PAGE_PATHS } from '#shared/urls.ts'
import { factory } from '../context.ts'
import { isAlwaysThere } from './always-there.ts'
import { refuse } from './errors.tsx'

/**
 * A backend in maintenance, or one that does not know our key, leaves no page to show, whatever
 * could be pieced together without it. Only the operators' own page says how things stand.
 */
export const shopState = factory.createMiddleware(async (c, next) => {
  await next()
  const state = c.var.services.shopState()
  if (state === 'open' || c.var.path === PAGE_PATHS.diagnosis[c.var.locale]) return
  if (isAlwaysThere(c.var.path)) return
  // An error page has said it already.
  if (c.res.status >= 400 && c.res.status !== 404) return
  await c.res.body?.cancel()
  const closed = await refuse(c, state === 'maintenance' ? 'Maintenance' : 412)
  c.res = undefined
  c.res = closed
})
