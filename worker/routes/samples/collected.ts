import type { Context } from 'hono'
import { DAY_SECONDS } from '#shared/domain/durations.ts'
import { isProductNumber } from '#shared/domain/product-number.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { setCookie } from 'hono/cookie'
import { cookieOptions, readHostCookie } from '#worker/runtime/host-cookie.ts'

const COOKIE = 'samples'
const ONE_WEEK_SECONDS = 7 * DAY_SECONDS
/** No product number contains it. */
const SEPARATOR = '~'

/** Numbers of the fabrics that a visitor collected, in the order of the clicks. */
export function collectedSamples(c: Context<AppEnv>): readonly string[] {
  const numbers = (readHostCookie(c, COOKIE) ?? '').split(SEPARATOR).filter(isProductNumber)
  return [...new Set(numbers)].slice(0, c.var.vars.settings.samples.most)
}

/** Scripts see the cookie, so that only pages of visitors with samples load the tray. */
export function rememberSamples(c: Context<AppEnv>, numbers: readonly string[]): void {
  const lifetime = numbers.length === 0 ? 0 : ONE_WEEK_SECONDS
  const options = { ...cookieOptions(c, lifetime), httpOnly: false }
  setCookie(c, COOKIE, numbers.join(SEPARATOR), options)
}
