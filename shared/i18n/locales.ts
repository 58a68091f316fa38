/** The languages of the shop. German has no path prefix, English has `/en`. */
export const LOCALES = ['de', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'de'

/** A text in every language, from the demo data or an operator. */
export type LocalText = Readonly<Record<Locale, string>>

export const LOCALE_TAGS = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Locale, string>

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}
