import { checkout } from '#shared/i18n/en/checkout.ts'
import { orderFields } from '#shared/i18n/en/order-fields.ts'
import { orderForms } from '#shared/i18n/en/order-forms.ts'
import { missing } from '#shared/i18n/en/missing.ts'
import type { SameKeys } from '#shared/i18n/translate.ts'
import type { messages as german } from '../de/checkout.ts'

export const messages = {
  checkout,
  fields: orderFields,
  forms: orderForms,
  missing,
} satisfies SameKeys<typeof german>
