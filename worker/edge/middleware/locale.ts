import { parseAccept } from 'hono/utils/accept'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { ownCookieOf } from '#worker/runtime/host-cookie.ts'
import { splitLocale } from '#shared/split-locale.ts'
import { messages } from '#shared/i18n/messages.ts'

/** The language of a page is its path's prefix, nothing else: no GET changes or guesses it. */
export const locale = factory.createMiddleware((c, next) => {
  const split = splitLocale(c.req.path)
  c.set('locale', split.locale)
  c.set('path', split.path)
  c.set('t', messages(split.locale))
  return next()
})

export const LOCALE_COOKIE = 'locale'

/**
 * Only `/` looks at the language that a visitor may want: the switch's cookie, else the browser's
 * if they come from another site. Every other address has one language.
 */
export const redirectToPreferredLocale = factory.createMiddleware((c, next) => {
  if (c.req.method !== 'GET' || c.req.path !== '/') return next()
  const requested = detectLocale(c.req.raw.headers, c.get('vars'))
  if (requested === DEFAULT_LOCALE) return next()
  c.header('Cache-Control', 'no-store')
  const home = urls.page(requested, 'home') + new URL(c.req.url).search
  return Promise.resolve(c.redirect(home, 302))
})

/** The language that somebody may want who asks for `/`. */
export function detectLocale(headers: Headers, vars: Vars): Locale {
  const cookie = ownCookieOf(headers, vars, LOCALE_COOKIE)
  return isLocale(cookie) ? cookie : byBrowser(headers)
}

function byBrowser(headers: Headers): Locale {
  const accepted = headers.get('accept-language')
  if (!accepted || isFromUs(headers)) return DEFAULT_LOCALE
  return parseAcceptLanguage(accepted) ?? DEFAULT_LOCALE
}

/** A visitor who comes from our own pages has chosen already. */
function isFromUs(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'same-site') return true
  const referrer = headers.get('referer')
  return referrer !== null && URL.parse(referrer)?.host === headers.get('host')
}

/** The first of our languages in an Accept-Language header, by weight and then by order. */
export function parseAcceptLanguage(accepted: string): Locale | null {
  const requested = parseAccept(accepted.toLowerCase())
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.split('-')[0])
  return requested.find(isLocale) ?? null
}
