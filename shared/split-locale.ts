import { DEFAULT_LOCALE, LOCALES, type Locale } from './i18n/locales.ts'

/**
 * Splits a path into its language and the rest. The prefix must be a whole segment: `/en` and
 * `/en/faq` are English, `/endlosreissverschluss` is German.
 */
export function splitLocale(path: string): { readonly locale: Locale; readonly path: string } {
  for (const locale of LOCALES) {
    if (locale === DEFAULT_LOCALE) continue
    if (path === `/${locale}`) return { locale, path: '/' }
    if (path.startsWith(`/${locale}/`)) return { locale, path: path.slice(locale.length + 1) }
  }
  return { locale: DEFAULT_LOCALE, path }
}
