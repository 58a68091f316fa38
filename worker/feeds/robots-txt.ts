import { LOCALES } from '#shared/i18n/locales.ts'
import { withLocalePrefix } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'

/** Paths, with everything below them, that crawlers must not read: personal pages and searches. */
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
/** A rule matches all paths with this prefix, so each rule also names the end of its path. */
const ENDS = ['$', '/', '?']
const INTERNAL = ['/_', '/store-api/']

/**
 * One rule closes all queries, such as filters and sortings. The pages of a list stay open, because
 * they link its products, but not with further parameters.
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
