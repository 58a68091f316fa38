import { checkout } from '#shared/i18n/de/checkout.ts'
import { forms } from '#shared/i18n/de/forms.ts'
import { orderFields } from '#shared/i18n/de/order-fields.ts'
import { translator } from '#shared/i18n/translate.ts'
import { inWords } from '../in-words.tsx'
import { Checkout } from './checkout.tsx'
import type { CheckoutDictionary } from './words.ts'

const words = translator<CheckoutDictionary>('de', { checkout, fields: orderFields, forms })

export const CheckoutDe = inWords(words, Checkout)
