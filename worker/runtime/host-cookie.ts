import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
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

/** The value of a cookie of ours. */
export function readHostCookie(c: Context<AppEnv>, name: string): string | undefined {
  return ownCookieOf(c.req.raw.headers, c.get('vars'), name)
}

/**
 * A cookie of ours among the headers of a request: over https by its name with the prefix only, as
 * a sibling domain may have set one under the bare name.
 */
export function ownCookieOf(headers: Headers, vars: Vars, name: string): string | undefined {
  const cookies = headers.get('cookie')
  if (!cookies) return undefined
  const own = isSecure(vars) ? `__Host-${name}` : name
  return parse(cookies, own)[own]
}

const isSecure = ({ SHOP_ORIGIN: origin }: Vars) => origin.startsWith('https:')

/** Sets a cookie of ours. */
export function setHostCookie(c: Context<AppEnv>, name: string, value: string, maxAge: number) {
  setCookie(c, name, value, cookieOptions(c, maxAge))
}
