import { LOCALES } from '#shared/i18n/locales.ts'
import { localised } from '#shared/urls.ts'

/** The route patterns of a path in every language: `/checkout` and `/en/checkout`. */
export function everyLocale(path: string): string[] {
  return LOCALES.map((locale) => localised(locale, path))
}
