import { createContext, useContext } from 'react'
import { Language } from '#client/ui/words/language-context.ts'
import type { cart } from '#shared/i18n/de/cart.ts'
import type { forms } from '#shared/i18n/de/forms.ts'
import type { Translate } from '#shared/i18n/translate.ts'

export type CartDictionary = { cart: typeof cart; forms: typeof forms }

/**
 * The words of the cart. Only the types come from here: each language stands in a module of its own
 * (`cart-de.tsx`), so that a browser loads the one it shows.
 */
export const CartWords = createContext<Translate<CartDictionary>>(() => '')

/** The page's language and the words of the cart. */
export function useCartWords() {
  return { locale: useContext(Language), t: useContext(CartWords) }
}
