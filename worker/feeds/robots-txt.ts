import { LOCALES } from '#shared/i18n/locales.ts'
import { localised } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'

/** Paths that crawlers have no use for: personal pages, searches, and internal ones. */
const CLOSED = [
  '/checkout',
  '/account',
  '/login',
  '/register',
  '/registration/',
  '/reset-password',
  '/customer-group-registration/',
  '/order/',
  '/wishlist',
  '/project/',
  '/shopware',
  '/search',
  '/blogsearch',
  '/locale',
]
const INTERNAL = ['/_', '/store-api/']

/**
 * Facets, sortings and all other queries are closed as one; the pages of a list are open, as they
 * are the way to what stands on them.
 */
export function robotsTxt(origin: string): string {
  const closed = LOCALES.flatMap((locale) => CLOSED.map((path) => localised(locale, path)))
  return [
    'User-agent: *',
    ...[...closed, ...INTERNAL, '/*?'].map((path) => `Disallow: ${path}`),
    'Allow: /*?p=',
    '',
    `Sitemap: ${origin}${urls.file('de', 'sitemap')}`,
    '',
  ].join('\n')
}
