import type { accountForms } from '#shared/i18n/de/account-forms.ts'
import type { fields } from '#shared/i18n/de/fields.ts'
import type { forms } from '#shared/i18n/de/forms.ts'
import type { missing } from '#shared/i18n/de/missing.ts'
import type { orderFields } from '#shared/i18n/de/order-fields.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import type { FieldError } from '#shared/schemas/forms/field-error.ts'

export type FormMessages = {
  fields: typeof orderFields
  forms: typeof forms
  missing: typeof missing
}
export type AccountFormMessages = {
  accountForms: typeof accountForms
  fields: typeof fields
  forms: typeof forms
  missing: typeof missing
}
type FormT = Translate<FormMessages>

/** The message of a field's error. A missing value has its own message for most fields. */
export function formatFieldError(t: FormT, name: string, fieldError: FieldError): string {
  const { kind, limit = 0, least = 0 } = fieldError
  const field = name.split('.').at(-1) ?? name
  const reason = kind === 'required' && t(`missing.${field as 'city'}`)
  // The checkout has not the messages of all kinds.
  return reason || t(`forms.${kind}`, { limit, least }) || t('forms.general')
}

/** The label of a field, if the loaded messages have one; fields of a delivery address include that. */
export function fieldLabel(t: FormT, name: string): string {
  const [group = '', field = group] = name.split('.')
  const label = t(`fields.${field as 'other'}`) || t('fields.other')
  return group === 'shippingAddress' && group !== field
    ? `${t('fields.shippingAddress')}, ${label}`
    : label
}
