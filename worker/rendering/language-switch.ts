import type { Context } from 'hono'
import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { splitLocale } from '#shared/split-locale.ts'
import { withLocalePrefix } from '#shared/paths.ts'
import { translatePath, urls } from '#shared/urls.ts'
import type { AppEnv } from '../runtime/context.ts'

type Paths = Readonly<Record<Locale, string>>

type SwitchedPage = {
  /** The path of the page in each language, if the paths differ. */
  readonly paths?: Paths | undefined
  /** The query that the switch preserves. Without it, a personal page preserves its whole query. */
  readonly keeps?: string | undefined
  /** The path to which the page's form returns, also after a POST. */
  readonly back?: string | null | undefined
  readonly status: number
  readonly personal: boolean
}

/**
 * The language switch links to the same page with the same choices. A template of a public page
 * serves many addresses, so only parameters that its route names are preserved.
 */
export function switchPaths(c: Context<AppEnv>, page: SwitchedPage): Paths {
  const { pathname, searchParams } = new URL(c.req.url)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const query = new URLSearchParams(page.personal && isRead ? searchParams : '')
  if (page.back) query.set('to', page.back)
  const pathIn = (locale: Locale) => {
    const path = page.paths?.[locale] ?? (isRead ? sameIn(locale, pathname, page.status) : null)
    if (path === null) return urls.page(locale, 'home')
    const hasOwn = path.includes('?')
    return withQuery(path, page.keeps ?? (hasOwn ? '' : translated(query, locale)))
  }
  return Object.fromEntries(LOCALES.map((locale) => [locale, pathIn(locale)])) as Paths
}

/** A missing page is missing in the other language too; a failed page may work there. */
function sameIn(locale: Locale, pathname: string, status: number): string | null {
  const same = translatePath(pathname, locale)
  return same === null && status === 404
    ? withLocalePrefix(locale, splitLocale(pathname).path)
    : same
}

/** The requested query. Its return path `to` changes to the other language. */
function translated(searchParams: URLSearchParams, locale: Locale): string {
  const query = new URLSearchParams(searchParams)
  const back = query.get('to')
  if (back !== null) query.set('to', backIn(back, locale))
  return query.size === 0 ? '' : `?${query}`
}

/** The return path in another language; unchanged if it has no translation. */
function backIn(back: string, locale: Locale): string {
  const [path = '', ...query] = back.split('?')
  const same = translatePath(path, locale)
  return same === null ? back : [same, ...query].join('?')
}

function withQuery(path: string, query: string): string {
  return path.includes('?') ? path + query.replace('?', '&') : path + query
}
