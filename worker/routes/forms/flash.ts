import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { z } from '#shared/schemas/forms/zod.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { cookieOptions, cookiePrefix } from '#worker/runtime/host-cookie.ts'
import { jsonOf } from '#worker/store-api/transport/response.ts'
import { parseLocalPath } from './parse-local-path.ts'

const COOKIE = 'flash'
const LIFETIME_SECONDS = 60
/** The maximum number of notices in one cookie. */
const MAX_NOTICES = 6
const MAX_TEXT = 240
/** A cookie has at most 4,096 bytes including its name and attributes. */
const MAX_ENCODED = 3_800

const Flash = z.object({
  remarks: z.array(PageNotice).check(z.maxLength(MAX_NOTICES)),
  // Validated again, because other programs that can set cookies must not redirect shoppers.
  back: z.nullable(
    z.pipe(
      z.string(),
      z.transform((input) => parseLocalPath(input)),
    ),
  ),
})

type TakenFlash = Readonly<{ notices: readonly PageNotice[]; back: string | null }>

const NOTHING: TakenFlash = { notices: [], back: null }

/** Stores the notices of a form in a cookie for the page after the redirect. */
export function flash(
  c: Context<AppEnv>,
  notices: readonly PageNotice[],
  back: string | null,
  lifetimeSeconds = LIFETIME_SECONDS,
): void {
  if (notices.length === 0 && back === null) return
  setCookie(c, COOKIE, formatFlash(notices, back), cookieOptions(c, lifetimeSeconds))
}

/**
 * The value of the cookie. Browsers drop cookies that are too long. The return path is left out
 * first, then the last notices.
 */
export function formatFlash(notices: readonly PageNotice[], back: string | null): string {
  const short = notices
    .slice(0, MAX_NOTICES)
    .map(({ tone, text }) => ({ tone, text: [...text].slice(0, MAX_TEXT).join('') }))
  const ways = back === null ? [null] : [back, null]
  for (const way of ways) {
    const text = JSON.stringify({ remarks: short, back: way })
    if (encodeURIComponent(text).length <= MAX_ENCODED) return text
  }
  return formatFlash(short.slice(0, -1), null)
}

/** Reads and clears the notices of the previous form, so that a reload does not show them again. */
export function takeFlash(c: Context<AppEnv>): TakenFlash {
  const prefix = cookiePrefix(c)
  const cookie = prefix ? getCookie(c, COOKIE, prefix) : getCookie(c, COOKIE)
  if (!cookie) return NOTHING
  setCookie(c, COOKIE, '', cookieOptions(c, 0))
  const parsed = Flash.safeParse(jsonOf(cookie))
  if (!parsed.success) return NOTHING
  const { remarks: notices, back } = parsed.data
  return { notices, back }
}
