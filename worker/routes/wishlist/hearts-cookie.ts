import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '#worker/runtime/context.ts'
import { readableCookie } from '#worker/runtime/own-cookie.ts'

const COOKIE = 'hearts'
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Has the browser's script ask for all that the customer keeps, with the next page and then once a
 * day (`client/wishlist/own-hearts.ts`): other devices press hearts too.
 */
export function askForHearts(c: Context<AppEnv>): void {
  setCookie(c, COOKIE, 'ask', readableCookie(c, ONE_YEAR_SECONDS))
}

/** Nobody is logged in here any more. */
export function forgetHearts(c: Context<AppEnv>): void {
  deleteCookie(c, COOKIE, { path: '/' })
}
