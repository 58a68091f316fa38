import { checkout } from '#shared/i18n/de/checkout.ts'
import { orderFields } from '#shared/i18n/de/order-fields.ts'
import { forms } from '#shared/i18n/de/forms.ts'
import { missing } from '#shared/i18n/de/missing.ts'

export const messages = { checkout, fields: orderFields, forms, missing }
export type CheckoutMessages = typeof messages
