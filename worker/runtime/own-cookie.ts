import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from './context.ts'

/**
 * Over https the name of a cookie begins with `__Host-`: browsers then take it from this very host
 * only, so that no sibling domain plants one. Plain http, as on one's own machine, has no such names.
 */
export function cookiePrefix(c: Context<AppEnv>): 'host' | undefined {
  return c.get('vars').SHOP_ORIGIN.startsWith('https:') ? 'host' : undefined
}

/** How a cookie is set that scripts of the page may read. */
export function readableCookie(c: Context<AppEnv>, maxAge: number) {
  const secure = cookiePrefix(c) !== undefined
  return { path: '/', maxAge, sameSite: 'Lax', secure } as const
}

/** How every cookie that only the server reads is set. */
export function cookieOptions(c: Context<AppEnv>, maxAge: number) {
  const prefix = cookiePrefix(c)
  const common = { ...readableCookie(c, maxAge), httpOnly: true }
  return prefix ? { ...common, prefix } : common
}

/** A cookie of ours; a browser from before there were prefixes still has it under the bare name. */
export function ownCookie(c: Context<AppEnv>, name: string): string | undefined {
  const prefix = cookiePrefix(c)
  return (prefix && getCookie(c, name, prefix)) ?? getCookie(c, name)
}

/** Whether a browser has a cookie only under its older name without the prefix. */
export function isBare(c: Context<AppEnv>, name: string): boolean {
  const prefix = cookiePrefix(c)
  return prefix !== undefined && !getCookie(c, name, prefix) && Boolean(getCookie(c, name))
}

/** Sets a cookie of ours and deletes the one under the older name. */
export function setOwnCookie(c: Context<AppEnv>, name: string, value: string, maxAge: number) {
  setCookie(c, name, value, cookieOptions(c, maxAge))
  if (cookiePrefix(c) && getCookie(c, name) !== undefined) deleteCookie(c, name, { secure: true })
}
