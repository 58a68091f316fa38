import { cart } from '#shared/i18n/de/cart.ts'
import { forms } from '#shared/i18n/de/forms.ts'
import { translator } from '#shared/i18n/translate.ts'
import { inWords } from '../in-words.tsx'
import { SideCart } from './side-cart.tsx'
import type { CartDictionary } from './words.ts'

const words = translator<CartDictionary>('de', { cart, forms })

export const SideCartDe = inWords(words, SideCart)
