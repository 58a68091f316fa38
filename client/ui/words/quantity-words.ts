import { useContext } from 'react'
import { quantity as de } from '#shared/i18n/de/quantity.ts'
import { quantity as en } from '#shared/i18n/en/quantity.ts'
import { translator, type Translate } from '#shared/i18n/translate.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { Language } from './language-context.ts'

type Words = { quantity: typeof de }

export const QUANTITY_WORDS: Readonly<Record<Locale, Translate<Words>>> = {
  de: translator<Words>('de', { quantity: de }),
  en: translator<Words>('en', { quantity: en }),
}

/** The page's language and the words of a quantity field. */
export function useQuantityWords() {
  const locale = useContext(Language)
  return { locale, t: QUANTITY_WORDS[locale] }
}
