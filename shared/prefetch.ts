import { LOCALES } from './i18n/locales.ts'
import { splitLocale } from './split-locale.ts'
import { withLocalePrefix, PAGE_PATHS, type PageName } from './paths.ts'

/** Forms and personal pages: prefetching them would waste requests or trigger effects too early. */
const PERSONAL: readonly PageName[] = [
  'account',
  'cart',
  'checkout',
  'login',
  'register',
  'registrationConfirm',
  'resetPassword',
  'wishlist',
  'compare',
  'quickOrder',
  'orderSample',
  'newsletter',
  'stockAlert',
  'revoke',
  'cookies',
  'search',
  'blogSearch',
]
/** Paths without a page name: forms, orders by link, files and backend paths. */
const OTHER = ['/checkout', '/locale', '/order', '/customer-group-registration', '/project']
const NO_PAGES = ['/assets', '/media', '/store-api', '/cdn-cgi', '/_ops', '/_payments', '/_gateway']

/** Paths that are never prefetched, including all paths below them. */
const EXCLUDED: readonly string[] = [
  ...LOCALES.flatMap((locale) => [
    ...PERSONAL.map((name) => withLocalePrefix(locale, PAGE_PATHS[name][locale])),
    ...OTHER.map((path) => withLocalePrefix(locale, path)),
  ]),
  ...NO_PAGES,
]

/** Whether a link points to a public page of the shop, which can be prefetched. */
export function mayPrefetch({ pathname, search }: { pathname: string; search: string }): boolean {
  if (search !== '' || /\.\w+$/.test(splitLocale(pathname).path)) return false
  return !EXCLUDED.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

type Condition = {
  readonly href_matches?: string
  readonly not?: { readonly href_matches?: readonly string[]; readonly selector_matches?: string }
}
type Where = { readonly and: readonly Condition[] }
type SpeculationRules = {
  readonly prefetch: readonly [{ readonly where: Where; readonly eagerness: 'moderate' }]
}

/**
 * Speculation rules: prefetch pages of the shop when a click on a link is likely. Pages are not
 * prerendered, as a visit that does not happen must not be counted.
 */
export function speculationRules(): SpeculationRules {
  const excluded = EXCLUDED.flatMap((path) => [path, `${path}/*`])
  const where: Where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: [...excluded, '/*\\?:query', '/*.:file'] } },
      { not: { selector_matches: '[rel~="nofollow"], [rel~="external"], [download]' } },
    ],
  }
  return { prefetch: [{ where, eagerness: 'moderate' }] }
}
