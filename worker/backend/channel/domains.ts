import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { withLocalePrefix } from '#shared/paths.ts'
import type { Vars } from '#worker/runtime/env.ts'

/** The address of a front end in one language, without a trailing slash. */
export type Domain = Readonly<{ locale: Locale; url: string; isOwn: boolean }>
type DomainVars = Pick<Vars, 'SHOP_ORIGIN' | 'SHOP_DOMAINS'>

/** The domains of the sales channel: those of our pages, then those of other front ends. */
export function domainsOf({ SHOP_ORIGIN: origin, SHOP_DOMAINS: others }: DomainVars) {
  const own = LOCALES.map((locale): Domain => {
    const url = withoutSlash(origin + withLocalePrefix(locale, '/'))
    return { locale, url, isOwn: true }
  })
  return [...own, ...others.map((other): Domain => ({ ...other, isOwn: false }))]
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/** The domain with this address; undefined for addresses of others. */
export function findDomain(vars: DomainVars, url: string): Domain | undefined {
  return domainsOf(vars).find((domain) => domain.url === withoutSlash(url))
}

/**
 * Whether an absolute address is below a domain. The parsed address is compared, so neither
 * credentials, other schemes (`blob:`) nor `..` lead elsewhere.
 */
export function isBelowDomain(vars: DomainVars, address: string): boolean {
  const { href, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return domainsOf(vars).some(({ url }) =>
    ['', '/', '?', '#'].some((next) => (next === '' ? href === url : href.startsWith(url + next))),
  )
}

/**
 * The domain of a language at the front end that sent the request, by its `Origin` or `Referer`;
 * otherwise that of our pages.
 */
export function domainInLanguage(vars: DomainVars, headers: Headers, locale: Locale) {
  const sender = originOf(headers.get('origin')) ?? originOf(headers.get('referer'))
  const inLanguage = domainsOf(vars).filter((domain) => domain.locale === locale)
  return inLanguage.find(({ url }) => originOf(url) === sender) ?? inLanguage[0]
}

function originOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).origin : null
}

/**
 * A link in a mail to the front end where the shopper is. Other front ends have Shopware's paths
 * below their domain; our pages have a prefix for the language.
 * @param pathIn the path of the page, which equals Shopware's in the default language
 */
export function linkTo(
  { SHOP_ORIGIN: origin }: DomainVars,
  domain: Domain | null,
  locale: Locale,
  pathIn: (locale: Locale) => string,
): string {
  return domain && !domain.isOwn ? domain.url + pathIn(DEFAULT_LOCALE) : origin + pathIn(locale)
}
