import type { Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { ownCookie, setOwnCookie } from '#worker/runtime/own-cookie.ts'

const COOKIE = 'wishlist'
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60
/** A cookie holds 4 kB. */
const MOST = 100

/** What somebody without an account keeps in mind, the newest first: a cookie of ids, no session. */
export function guestWishlist(c: Context<AppEnv>): readonly string[] {
  const ids = (ownCookie(c, COOKIE) ?? '').split('.').filter(isHexId)
  return [...new Set(ids)].slice(0, MOST)
}

export function rememberGuestWishlist(c: Context<AppEnv>, ids: readonly string[]): void {
  const lifetime = ids.length === 0 ? 0 : ONE_YEAR_SECONDS
  setOwnCookie(c, COOKIE, ids.slice(0, MOST).join('.'), lifetime)
}
