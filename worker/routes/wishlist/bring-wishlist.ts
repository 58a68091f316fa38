import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { CallingShopper } from '#worker/store-api/transport/calling-shopper.ts'
import { guestWishlist, rememberGuestWishlist } from './guest-wishlist.ts'

/** What somebody kept before the login joins what they have. A shop that fails leaves it where it is. */
export async function bringWishlist(c: Context<AppEnv>, calling: CallingShopper): Promise<void> {
  const ids = guestWishlist(c)
  if (ids.length === 0) return
  const merged = await c.var.services.storeApi.wishlist.merge(calling, ids)
  if (merged.ok) rememberGuestWishlist(c, [])
}
