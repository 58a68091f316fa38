import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/i18n/locales.ts'

// Read at script start, as a browser that translates the page changes it.
const { lang } = document.documentElement

/** The original language of the page. */
export function pageLocale(): Locale {
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}
