import { LOCALES } from '#shared/i18n/locales.ts'
import { withLocalePrefix } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'

/** Paths that crawlers have no use for, with all that is below them: personal pages and searches. */
const CLOSED = [
  '/checkout',
  '/account',
  '/login',
  '/register',
  '/registration',
  '/reset-password',
  '/customer-group-registration',
  '/order',
  '/wishlist',
  '/project',
  '/shopware',
  '/search',
  '/blogsearch',
  '/locale',
]
/** A rule closes all that begins like it, so each says where its path ends. */
const ENDS = ['$', '/', '?']
const INTERNAL = ['/_', '/store-api/']

/**
 * Facets, sortings and all other queries are closed as one; the pages of a list are open, as they
 * are the way to what stands on them, but not with further parameters.
 */
export function robotsTxt(origin: string): string {
  const paths = LOCALES.flatMap((locale) => CLOSED.map((path) => withLocalePrefix(locale, path)))
  const closed = paths.flatMap((path) => ENDS.map((end) => path + end))
  return [
    'User-agent: *',
    ...[...closed, ...INTERNAL, '/*?', '/*?p=*&'].map((path) => `Disallow: ${path}`),
    'Allow: /*?p=',
    '',
    `Sitemap: ${origin}${urls.file('de', 'sitemap')}`,
    '',
  ].join('\n')
}
