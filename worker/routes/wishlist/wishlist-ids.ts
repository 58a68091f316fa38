import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { factory } from '#worker/runtime/context.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { keptIds } from './load-wishlist.ts'

/** Which hearts are the shopper's: a browser asks once after a login. */
export const kept = factory.createApp().get(SHELL_PATHS.kept, async (c) => {
  const ids = await keptIds(c)
  if (!ids.ok) return storeApiFailed(c, ids.error)
  return c.json(ids.value, 200, { 'Cache-Control': 'no-store' })
})
