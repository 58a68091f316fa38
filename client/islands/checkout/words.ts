import { createContext, useContext } from 'react'
import { Language } from '#client/ui/language-context.ts'
import type { checkout } from '#shared/i18n/de/checkout.ts'
import type { forms } from '#shared/i18n/de/forms.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import type { Fault } from '#shared/schemas/forms/fault.ts'

export type CheckoutDictionary = { checkout: typeof checkout; forms: typeof forms }
export type CheckoutT = Translate<CheckoutDictionary>

/** The words of the checkout; as with the cart, each language is a module of its own. */
export const CheckoutWords = createContext<CheckoutT>(() => '')

/** The page's language and the words of the checkout and of its fields. */
export function useCheckoutWords() {
  return { locale: useContext(Language), t: useContext(CheckoutWords) }
}

/** What is wrong with a field, as a sentence. */
export function faultText(t: CheckoutT, fault: Fault): string {
  return t(`forms.${fault.kind}`, { limit: fault.limit ?? 0 })
}
