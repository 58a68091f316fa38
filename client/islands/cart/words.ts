import { useContext } from 'react'
import { Language } from '#client/ui/language.ts'
import { cart as de } from '#shared/i18n/de/cart.ts'
import { cart as en } from '#shared/i18n/en/cart.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { translator, type Translate } from '#shared/i18n/translate.ts'

type Words = { cart: typeof de }

const words: Readonly<Record<Locale, Translate<Words>>> = {
  de: translator<Words>('de', { cart: de }),
  en: translator<Words>('en', { cart: en }),
}

/** The page's language and the words of the cart. */
export function useCartWords() {
  const locale = useContext(Language)
  return { locale, t: words[locale] }
}
