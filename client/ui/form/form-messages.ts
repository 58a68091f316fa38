import type { accountForms } from '#shared/i18n/de/account-forms.ts'
import type { fields } from '#shared/i18n/de/fields.ts'
import type { forms } from '#shared/i18n/de/forms.ts'
import type { orderFields } from '#shared/i18n/de/order-fields.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import type { FieldError } from '#shared/schemas/forms/field-error.ts'

export type FormMessages = { fields: typeof orderFields; forms: typeof forms }
export type AccountFormMessages = {
  accountForms: typeof accountForms
  fields: typeof fields
  forms: typeof forms
}
type FormT = Translate<FormMessages>

export function formatFieldError(t: FormT, fieldError: FieldError): string {
  return t(`forms.${fieldError.kind}`, {
    limit: fieldError.limit ?? 0,
    least: fieldError.least ?? 0,
  })
}

/** The label of a field; fields of a delivery address include that. */
export function fieldLabel(t: FormT, name: string): string {
  const [group = '', field = group] = name.split('.')
  const label = t(isLabelled(t, field) ? `fields.${field}` : 'fields.other')
  return group === 'shippingAddress' && group !== field
    ? `${t('fields.shippingAddress')}, ${label}`
    : label
}

// Checks the loaded messages: the German ones, which define the keys, are not in every bundle.
function isLabelled(
  t: (key: `fields.${keyof typeof orderFields}`) => string,
  field: string,
): field is keyof typeof orderFields {
  return t(`fields.${field as keyof typeof orderFields}`) !== ''
}
