import { useContext } from 'react'
import { unroll as de } from '#shared/i18n/de/unroll.ts'
import { unroll as en } from '#shared/i18n/en/unroll.ts'
import { translator, type Translate } from '#shared/i18n/translate.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { Language } from './language-context.ts'

type Words = { unroll: typeof de }

const words: Readonly<Record<Locale, Translate<Words>>> = {
  de: translator<Words>('de', { unroll: de }),
  en: translator<Words>('en', { unroll: en }),
}

/** The page's language and the words of an unrolled cut. */
export function useUnrollWords() {
  const locale = useContext(Language)
  return { locale, t: words[locale] }
}
