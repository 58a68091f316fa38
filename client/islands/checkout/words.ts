import type { FormDictionary } from '#client/ui/form/form-words.ts'
import { useWordsOf } from '#client/ui/words/words.ts'
import type { checkout } from '#shared/i18n/de/checkout.ts'

export type CheckoutDictionary = FormDictionary & { checkout: typeof checkout }

/** The page's language and the words of the checkout. */
export const useCheckoutWords = () => useWordsOf<CheckoutDictionary>()
