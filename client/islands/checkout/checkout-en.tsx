import { checkout } from '#shared/i18n/en/checkout.ts'
import { fields } from '#shared/i18n/en/fields.ts'
import { forms } from '#shared/i18n/en/forms.ts'
import { translator } from '#shared/i18n/translate.ts'
import { inWords } from '../in-words.tsx'
import { Checkout } from './checkout.tsx'
import type { CheckoutDictionary } from './words.ts'

const words = translator<CheckoutDictionary>('en', { checkout, fields, forms })

export const CheckoutEn = inWords(words, Checkout)
