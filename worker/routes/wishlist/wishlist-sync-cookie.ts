import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { YEAR_SECONDS } from '#shared/domain/durations.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { readableCookie } from '#worker/runtime/host-cookie.ts'

const COOKIE = 'hearts'

/**
 * Sets a cookie. The browser's script then requests the customer's whole wishlist on the next page
 * and once a day (`client/wishlist/sync-wishlist.ts`), because other devices may change it.
 */
export function requestWishlistSync(c: Context<AppEnv>): void {
  setCookie(c, COOKIE, 'ask', readableCookie(c, YEAR_SECONDS))
}

/** Ends these requests after a logout. */
export function clearWishlistSync(c: Context<AppEnv>): void {
  deleteCookie(c, COOKIE, { path: '/' })
}
