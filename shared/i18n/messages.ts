import { de } from './de.ts'
import { en } from './en.ts'
import type { Locale } from './locales.ts'
import { translator, type Translate } from './translate.ts'

/** Translates any message of the shop. */
export type T = Translate<typeof de>

const translators: Readonly<Record<Locale, T>> = {
  de: translator<typeof de>('de', de),
  en: translator<typeof de>('en', en),
}

/** The translator of a page's language. */
export function messages(locale: Locale): T {
  return translators[locale]
}
