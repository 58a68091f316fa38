import { cart } from '#shared/i18n/en/cart.ts'
import { forms } from '#shared/i18n/en/forms.ts'
import { translator } from '#shared/i18n/translate.ts'
import { inWords } from '../in-words.tsx'
import { Cart } from './cart.tsx'
import type { CartDictionary } from './words.ts'

const words = translator<CartDictionary>('en', { cart, forms })

export const CartEn = inWords(words, Cart)
