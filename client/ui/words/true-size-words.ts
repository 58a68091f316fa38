import { useContext } from 'react'
import { trueSize as de } from '#shared/i18n/de/true-size.ts'
import { trueSize as en } from '#shared/i18n/en/true-size.ts'
import { translator, type Translate } from '#shared/i18n/translate.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { Language } from './language-context.ts'

type Words = { trueSize: typeof de }

const words: Readonly<Record<Locale, Translate<Words>>> = {
  de: translator<Words>('de', { trueSize: de }),
  en: translator<Words>('en', { trueSize: en }),
}

/** The page's language and the words of drawings in true size. */
export function useTrueSizeWords() {
  const locale = useContext(Language)
  return { locale, t: words[locale] }
}
