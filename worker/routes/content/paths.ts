import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { urls, type PageName } from '#shared/urls.ts'

/** The paths of a page in every language, as route patterns. */
export const routesOf = (name: PageName, below = ''): string[] =>
  LOCALES.map((locale) => `${urls.page(locale, name)}${below}`)

/** The same by language, for the language switch and for search engines. */
export const pathsOf = (name: PageName): Readonly<Record<Locale, string>> => ({
  de: urls.page('de', name),
  en: urls.page('en', name),
})
