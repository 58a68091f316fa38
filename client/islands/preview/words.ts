import { useContext } from 'react'
import { Language } from '#client/ui/words/language-context.ts'
import { preview as de } from '#shared/i18n/de/preview.ts'
import { preview as en } from '#shared/i18n/en/preview.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { translator, type Translate } from '#shared/i18n/translate.ts'

type Words = { preview: typeof de }

const words: Readonly<Record<Locale, Translate<Words>>> = {
  de: translator<Words>('de', { preview: de }),
  en: translator<Words>('en', { preview: en }),
}

/** The words of the preview in the page's language. */
export function usePreviewWords() {
  return words[useContext(Language)]
}
