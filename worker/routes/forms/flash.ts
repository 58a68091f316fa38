import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { Remark } from '#shared/schemas/forms/cart-view.ts'
import { z } from '#shared/schemas/forms/zod.ts'
import type { AppEnv } from '#worker/context.ts'

const COOKIE = 'flash'
const LIFETIME_SECONDS = 60
/** A cookie holds 4 kB: more remarks than this nobody reads at once. */
const MAX_REMARKS = 6
const MAX_TEXT = 240

const Flash = z.object({
  remarks: z.array(Remark).check(z.maxLength(MAX_REMARKS)),
  back: z.nullable(z.string()),
})
type Flash = z.infer<typeof Flash>

const NOTHING: Flash = { remarks: [], back: null }

/** Carries what a form has to say over the redirect to the next page of ours. */
export function flash(
  c: Context<AppEnv>,
  remarks: readonly Remark[],
  back: string | null,
  lifetimeSeconds = LIFETIME_SECONDS,
): void {
  if (remarks.length === 0 && back === null) return
  const said = remarks
    .slice(0, MAX_REMARKS)
    .map(({ tone, text }) => ({ tone, text: text.slice(0, MAX_TEXT) }))
  setCookie(c, COOKIE, JSON.stringify({ remarks: said, back }), {
    path: '/',
    maxAge: lifetimeSeconds,
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.var.vars.SHOP_ORIGIN.startsWith('https:'),
  })
}

/** Takes what the form before had to say; a reload does not say it again. */
export function takeFlash(c: Context<AppEnv>): Flash {
  const cookie = getCookie(c, COOKIE)
  if (!cookie) return NOTHING
  deleteCookie(c, COOKIE, { path: '/' })
  try {
    const parsed = Flash.safeParse(JSON.parse(cookie))
    return parsed.success ? parsed.data : NOTHING
  } catch {
    return NOTHING
  }
}
