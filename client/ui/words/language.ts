import { useContext } from 'react'
import { catalogue as de } from '#shared/i18n/de/catalogue.ts'
import { catalogue as en } from '#shared/i18n/en/catalogue.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { translator, type Translate } from '#shared/i18n/translate.ts'
import { Language } from './language-context.ts'

type Words = { catalogue: typeof de }

// Only the area that shared parts speak: an island must not carry every message of the shop.
const words: Readonly<Record<Locale, Translate<Words>>> = {
  de: translator<Words>('de', { catalogue: de }),
  en: translator<Words>('en', { catalogue: en }),
}

/** The page's language and the words that parts shared by pages and islands need. */
export function usePartWords() {
  const locale = useContext(Language)
  return { locale, t: words[locale] }
}
