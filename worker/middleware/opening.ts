import { ACTION_PATHS, PAGE_PATHS } from '#shared/urls.ts'
import { factory } from '../context.ts'
import { refuse } from './errors.tsx'

/** What a paused shop does not take. Payment of an order that is placed goes on. */
const SELLING: readonly string[] = [
  ACTION_PATHS.cartAdd,
  ACTION_PATHS.checkoutSave,
  ACTION_PATHS.checkoutOrder,
]

/** The withdrawal function has to be there at all times (BGB § 356a). */
const ALWAYS_THERE: readonly string[] = [
  ...Object.values(PAGE_PATHS.revoke),
  ...Object.values(PAGE_PATHS.revoked),
]

/** Keeps shoppers out during maintenance, and orders while selling is paused. */
export const opening = factory.createMiddleware(async (c, next) => {
  const mode = await c.var.services.shopMode()
  if (mode === 'maintenance' && !ALWAYS_THERE.includes(c.var.path)) return refuse(c, 'Maintenance')
  const isSale = c.req.method === 'POST' && SELLING.includes(c.var.path)
  if (mode === 'paused' && isSale) return refuse(c, 'Paused')
  return next()
})
