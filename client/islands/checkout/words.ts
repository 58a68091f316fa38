import { useContext } from 'react'
import { Language } from '#client/ui/language-context.ts'
import { checkout as de } from '#shared/i18n/de/checkout.ts'
import { forms as deForms } from '#shared/i18n/de/forms.ts'
import { checkout as en } from '#shared/i18n/en/checkout.ts'
import { forms as enForms } from '#shared/i18n/en/forms.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { translator, type Translate } from '#shared/i18n/translate.ts'
import type { Fault } from '#shared/schemas/forms/fault.ts'

type Words = { checkout: typeof de; forms: typeof deForms }
export type CheckoutT = Translate<Words>

const words: Readonly<Record<Locale, CheckoutT>> = {
  de: translator<Words>('de', { checkout: de, forms: deForms }),
  en: translator<Words>('en', { checkout: en, forms: enForms }),
}

/** The page's language and the words of the checkout and of its fields. */
export function useCheckoutWords() {
  const locale = useContext(Language)
  return { locale, t: words[locale] }
}

/** What is wrong with a field, as a sentence. */
export function faultText(t: CheckoutT, fault: Fault): string {
  return t(`forms.${fault.kind}`, { limit: fault.limit ?? 0 })
}
