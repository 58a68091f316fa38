import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { AppEnv } from './context.ts'
import type { Vars } from './env.ts'

/**
 * Over https, cookie names start with `__Host-`. Browsers then accept them only from this exact
 * host, so no sibling domain can set them. Plain http, as in local shops, allows no such names.
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

export function readHostCookie(c: Context<AppEnv>, name: string): string | undefined {
  return ownCookieOf(c.req.raw.headers, c.get('vars'), name)
}

/**
 * Reads our cookie from the headers of a request. Over https it accepts only the name with the
 * prefix, because a sibling domain may have set the name without it.
 */
export function ownCookieOf(headers: Headers, vars: Vars, name: string): string | undefined {
  const cookies = headers.get('cookie')
  if (!cookies) return undefined
  const own = isSecure(vars) ? `__Host-${name}` : name
  return parse(cookies, own)[own]
}

const isSecure = ({ SHOP_ORIGIN: origin }: Vars) => origin.startsWith('https:')

export function setHostCookie(c: Context<AppEnv>, name: string, value: string, maxAge: number) {
  setCookie(c, name, value, cookieOptions(c, maxAge))
}
