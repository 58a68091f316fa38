import { useWordsOf } from '#client/ui/words/words.ts'
import type { cart } from '#shared/i18n/de/cart.ts'
import type { forms } from '#shared/i18n/de/forms.ts'

export type CartDictionary = { cart: typeof cart; forms: typeof forms }

/** The page's language and the words of the cart. */
export const useCartWords = () => useWordsOf<CartDictionary>()
