import { ACTION_PATHS, FILE_PATHS, PAGE_PATHS } from '#shared/paths.ts'
import { factory } from '#worker/runtime/context.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'

/** Addresses that a paused shop refuses. Customers can still pay for placed orders. */
const SELLING: readonly string[] = [
  ACTION_PATHS.cartAdd,
  ACTION_PATHS.checkoutSave,
  ACTION_PATHS.checkoutOrder,
  ACTION_PATHS.checkoutAgain,
]

const READS = new Set(['GET', 'HEAD'])

/**
 * Refuses visitors during maintenance and before the first import. Refuses orders while selling is
 * paused.
 */
export const shopModeGate = factory.createMiddleware(async (c, next) => {
  const { shopMode, knownShopMode, hasCatalogue } = c.get('services')
  const needsShop = !isAlwaysAvailable(c.get('path'))
  const [mode, isFilled] = await Promise.all([
    READS.has(c.req.method) ? knownShopMode() : shopMode(),
    !needsShop || hasCatalogue(),
  ])
  if (needsShop && mode === 'maintenance') return respondWithError(c, 'Maintenance')
  if (!isFilled) return respondWithError(c, 'Empty')
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
 * Whether an address responds while the shop is closed. These are the withdrawal function (BGB §
 * 356a), `robots.txt` and `security.txt`. Crawlers that cannot read `robots.txt` stay away for
 * longer than the shop is closed.
 */
export function isAlwaysAvailable(path: string): boolean {
  return PATHS.includes(path)
}
