import { checkout } from '#shared/i18n/en/checkout.ts'
import { orderFields } from '#shared/i18n/en/order-fields.ts'
import { forms } from '#shared/i18n/en/forms.ts'
import { missing } from '#shared/i18n/en/missing.ts'
import type { SameKeys } from '#shared/i18n/translate.ts'
import type { messages as german } from '../de/checkout.ts'

export const messages = { checkout, fields: orderFields, forms, missing } satisfies SameKeys<
  typeof german
>
