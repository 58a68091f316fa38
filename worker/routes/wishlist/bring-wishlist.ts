import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { guestWishlist, rememberGuestWishlist } from './guest-wishlist.ts'

/** What somebody kept before the login joins what they have. A shop that fails leaves it where it is. */
export async function bringWishlist(c: Context<AppEnv>, token: string | null): Promise<void> {
  const ids = guestWishlist(c)
  if (ids.length === 0) return
  const merged = await shopperApi(c, { token }).wishlist.merge(ids)
  if (merged.ok) rememberGuestWishlist(c, [])
}
