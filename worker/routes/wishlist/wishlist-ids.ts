import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { factory } from '#worker/runtime/context.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { loadWishlistIds } from './load-wishlist.ts'

/** The ids on the customer's wishlist. A browser requests them after a login. */
export const wishlistIds = factory.createApp().get(SHELL_PATHS.kept, async (c) => {
  const ids = await loadWishlistIds(c)
  if (!ids.ok) return storeApiFailed(c, ids.error)
  return c.json(ids.value, 200, { 'Cache-Control': 'no-store' })
})
