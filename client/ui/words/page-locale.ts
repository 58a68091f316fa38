import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/i18n/locales.ts'

/** The language of the page, as its document says it. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}
