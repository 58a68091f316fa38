import { useContext } from 'react'
import { Language } from '#client/ui/language-context.ts'
import { cart as de } from '#shared/i18n/de/cart.ts'
import { forms as deForms } from '#shared/i18n/de/forms.ts'
import { cart as en } from '#shared/i18n/en/cart.ts'
import { forms as enForms } from '#shared/i18n/en/forms.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { translator, type Translate } from '#shared/i18n/translate.ts'

type Words = { cart: typeof de; forms: typeof deForms }

const words: Readonly<Record<Locale, Translate<Words>>> = {
  de: translator<Words>('de', { cart: de, forms: deForms }),
  en: translator<Words>('en', { cart: en, forms: enForms }),
}

/** The page's language and the words of the cart. */
export function useCartWords() {
  const locale = useContext(Language)
  return { locale, t: words[locale] }
}
