import { parseAccept } from 'hono/utils/accept'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { ownCookieOf } from '#worker/runtime/host-cookie.ts'
import { splitLocale } from '#shared/split-locale.ts'
import { messages } from '#shared/i18n/messages.ts'

/** Only the prefix of the path sets a page's language. No GET changes or guesses it. */
export const locale = factory.createMiddleware((c, next) => {
  const split = splitLocale(c.req.path)
  c.set('locale', split.locale)
  c.set('path', split.path)
  c.set('t', messages(split.locale))
  return next()
})

export const LOCALE_COOKIE = 'locale'

/**
 * Only `/` redirects to the visitor's language. The cookie of the language switch comes first. The
 * browser's language counts for visitors from other sites.
 */
export const redirectToPreferredLocale = factory.createMiddleware((c, next) => {
  if (c.req.method !== 'GET' || c.req.path !== '/') return next()
  const preferred = detectLocale(c.req.raw.headers, c.get('vars'))
  if (preferred === DEFAULT_LOCALE) return next()
  c.header('Cache-Control', 'no-store')
  const home = urls.page(preferred, 'home') + new URL(c.req.url).search
  return Promise.resolve(c.redirect(home, 302))
})

/** The preferred language of a visitor who requests `/`. */
export function detectLocale(headers: Headers, vars: Vars): Locale {
  const cookie = ownCookieOf(headers, vars, LOCALE_COOKIE)
  return isLocale(cookie) ? cookie : byBrowser(headers)
}

function byBrowser(headers: Headers): Locale {
  const accepted = headers.get('accept-language')
  if (!accepted || isInternalNavigation(headers)) return DEFAULT_LOCALE
  return parseAcceptLanguage(accepted) ?? DEFAULT_LOCALE
}

/** A visitor from one of our pages has already chosen a language. */
function isInternalNavigation(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'same-site') return true
  const referrer = headers.get('referer')
  return referrer !== null && URL.parse(referrer)?.host === headers.get('host')
}

/** Our first language in an Accept-Language header, ordered by weight and then by position. */
export function parseAcceptLanguage(accepted: string): Locale | null {
  const preferred = parseAccept(accepted.toLowerCase())
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.split('-')[0])
  return preferred.find(isLocale) ?? null
}
