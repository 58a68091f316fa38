import { checkout } from '#shared/i18n/en/checkout.ts'
import { forms } from '#shared/i18n/en/forms.ts'
import { orderFields } from '#shared/i18n/en/order-fields.ts'
import { translator } from '#shared/i18n/translate.ts'
import { inWords } from '../in-words.tsx'
import { Checkout } from './checkout.tsx'
import type { CheckoutDictionary } from './words.ts'

const words = translator<CheckoutDictionary>('en', { checkout, fields: orderFields, forms })

export const CheckoutEn = inWords(words, Checkout)
