import { createContext, useContext } from 'react'
import { Language } from '#client/ui/words/language-context.ts'
import type { checkout } from '#shared/i18n/de/checkout.ts'
import type { Translate } from '#shared/i18n/translate.ts'

export type CheckoutDictionary = { checkout: typeof checkout }

/** The words of the checkout; as with the cart, each language is a module of its own. */
export const CheckoutWords = createContext<Translate<CheckoutDictionary>>(() => '')

/** The page's language and the words of the checkout. */
export function useCheckoutWords() {
  return { locale: useContext(Language), t: useContext(CheckoutWords) }
}
