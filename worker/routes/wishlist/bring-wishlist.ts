import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { AppEnv } from '#worker/runtime/context.ts'
import { readableCookie } from '#worker/runtime/own-cookie.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { guestWishlist, rememberGuestWishlist } from './guest-wishlist.ts'

/** For as long as the browser's script has time to ask; one without script never does. */
const ASKED_WITHIN_SECONDS = 60 * 60

/**
 * What somebody kept before the login joins what they have. A shop that fails leaves it where it is.
 * The next page with script asks once for all of it, so that every card knows its heart
 * (`client/wishlist/own-hearts.ts`).
 */
export async function bringWishlist(c: Context<AppEnv>, token: string | null): Promise<void> {
  setCookie(c, 'hearts', 'ask', readableCookie(c, ASKED_WITHIN_SECONDS))
  const kept = guestWishlist(c)
  if (kept.length === 0) return
  const merged = await shopperApi(c, { token }).wishlist.merge(kept.map(({ id }) => id))
  if (merged.ok) rememberGuestWishlist(c, [])
}
