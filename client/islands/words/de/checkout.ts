import { checkout } from '#shared/i18n/de/checkout.ts'
import { orderFields } from '#shared/i18n/de/order-fields.ts'
import { forms } from '#shared/i18n/de/forms.ts'

/** What the checkout says. */
export const words = { checkout, fields: orderFields, forms }
export type CheckoutWords = typeof words
