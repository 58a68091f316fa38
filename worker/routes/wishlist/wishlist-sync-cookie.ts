import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { YEAR_SECONDS } from '#shared/domain/durations.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { readableCookie } from '#worker/runtime/host-cookie.ts'

const COOKIE = 'hearts'

/**
 * Makes the browser's script ask for the whole wishlist of the customer, on the next page and then
 * once a day (`client/wishlist/sync-wishlist.ts`): it may be changed on other devices.
 */
export function requestWishlistSync(c: Context<AppEnv>): void {
  setCookie(c, COOKIE, 'ask', readableCookie(c, YEAR_SECONDS))
}

/** After a logout the script asks no more. */
export function clearWishlistSync(c: Context<AppEnv>): void {
  deleteCookie(c, COOKIE, { path: '/' })
}
