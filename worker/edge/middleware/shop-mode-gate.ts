import { ACTION_PATHS, FILE_PATHS, PAGE_PATHS } from '#shared/paths.ts'
import { factory } from '#worker/runtime/context.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'

/** What a paused shop does not take. Payment of an order that is placed goes on. */
const SELLING: readonly string[] = [
  ACTION_PATHS.cartAdd,
  ACTION_PATHS.checkoutSave,
  ACTION_PATHS.checkoutOrder,
  ACTION_PATHS.checkoutAgain,
]

/**
 * Keeps shoppers out during maintenance and before the first import, and orders while selling is
 * paused.
 */
export const shopModeGate = factory.createMiddleware(async (c, next) => {
  const { shopMode, hasCatalogue } = c.get('services')
  const mode = await shopMode()
  if (!isAlwaysAvailable(c.get('path'))) {
    if (mode === 'maintenance') return respondWithError(c, 'Maintenance')
    if (!(await hasCatalogue())) return respondWithError(c, 'Empty')
  }
  const isSale = c.req.method === 'POST' && SELLING.includes(c.get('path'))
  if (mode === 'paused' && isSale) return respondWithError(c, 'Paused')
  return next()
})

const PATHS: readonly string[] = [
  ...Object.values(PAGE_PATHS.revoke),
  ...Object.values(PAGE_PATHS.revoked),
  FILE_PATHS.robots,
  FILE_PATHS.security,
]

/**
 * Whether an address is answered even while the shop is closed: the withdrawal function (BGB § 356a);
 * the rules for crawlers, as one that reads none keeps away for longer than the shop is closed; and
 * whom to tell of a hole.
 */
export function isAlwaysAvailable(path: string): boolean {
  return PATHS.includes(path)
}
