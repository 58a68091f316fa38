import { checkout } from '#shared/i18n/de/checkout.ts'
import { orderFields } from '#shared/i18n/de/order-fields.ts'
import { orderForms } from '#shared/i18n/de/order-forms.ts'
import { missing } from '#shared/i18n/de/missing.ts'

export const messages = { checkout, fields: orderFields, forms: orderForms, missing }
export type CheckoutMessages = typeof messages
