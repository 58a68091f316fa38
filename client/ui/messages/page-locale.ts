import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/i18n/locales.ts'

// Read as the script starts: a browser that translates the page changes it.
const { lang } = document.documentElement

/** The language that the page was written in. */
export function pageLocale(): Locale {
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}
