import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { AppEnv } from './context.ts'
import type { Vars } from './env.ts'

/**
 * Over https the name of a cookie begins with `__Host-`: browsers then take it from this very host
 * only, so that no sibling domain can set it. Plain http, as in local shops, allows no such names.
 */
export function cookiePrefix(c: Context<AppEnv>): 'host' | undefined {
  return isSecure(c.get('vars')) ? 'host' : undefined
}

/** The attributes of a cookie that scripts of the page may read. */
export function readableCookie(c: Context<AppEnv>, maxAge: number) {
  const secure = cookiePrefix(c) !== undefined
  return { path: '/', maxAge, sameSite: 'Lax', secure } as const
}

/** The attributes of every cookie that only the server reads. */
export function cookieOptions(c: Context<AppEnv>, maxAge: number) {
  const prefix = cookiePrefix(c)
  const common = { ...readableCookie(c, maxAge), httpOnly: true }
  return prefix ? { ...common, prefix } : common
}

/** The value of a cookie of ours; a browser may still have it under the older, bare name. */
export function ownCookie(c: Context<AppEnv>, name: string): string | undefined {
  return ownCookieOf(c.req.raw.headers, c.get('vars'), name)
}

/** A cookie of ours among the headers of a request. */
export function ownCookieOf(headers: Headers, vars: Vars, name: string): string | undefined {
  const cookies = headers.get('cookie')
  if (!cookies) return undefined
  const prefixed = `__Host-${name}`
  const own = isSecure(vars) ? parse(cookies, prefixed)[prefixed] : undefined
  return own ?? parse(cookies, name)[name]
}

const isSecure = ({ SHOP_ORIGIN: origin }: Vars) => origin.startsWith('https:')

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
