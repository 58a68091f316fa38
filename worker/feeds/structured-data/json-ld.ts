import type { Locale } from '#shared/i18n/locales.ts'
import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { Cents } from '#shared/domain/money.ts'

/** A schema.org object. */
export type Thing = Readonly<{ '@type': string; [property: string]: unknown }>

/** The origin and language of a page. Addresses in structured data are absolute. */
export type Site = {
  readonly origin: string
  readonly name: string
  readonly description: string
  readonly locale: Locale
  /** The countries that parcels are sent to; none are known for a Shopware. */
  readonly countries: readonly string[]
}

/** Makes our paths absolute; absolute addresses stay. */
export function addressOf({ origin }: Pick<Site, 'origin'>, href: string): string {
  return new URL(href, origin).href
}

/**
 * The objects of a page as JSON-LD for a script element. `<` is escaped, so that no text can end
 * the element.
 */
export function jsonLd(things: readonly Thing[]): string {
  const [only, ...more] = things
  const graph = more.length === 0 ? only : { '@graph': things }
  return JSON.stringify({ '@context': 'https://schema.org', ...graph }).replaceAll('<', '\\u003c')
}

/** The site of the current request. */
export function siteOf(c: Context<AppEnv>): Site {
  const { locale, vars } = c.var
  const countries = vars.STORE_API_URL ? [] : vars.settings.deliveryCountries
  const { SHOP_ORIGIN: origin, SHOP_NAME: name } = vars
  const description = vars.settings.home?.description[locale] ?? name
  return { origin, name, description, locale, countries }
}

/** Whole cents as a decimal with two digits: 990 → "9.90". */
export function decimal(cents: Cents): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
