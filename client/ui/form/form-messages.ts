import type { accountForms } from '#shared/i18n/de/account-forms.ts'
import type { fields } from '#shared/i18n/de/fields.ts'
import type { forms } from '#shared/i18n/de/forms.ts'
import type { orderFields } from '#shared/i18n/de/order-fields.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import type { FieldError } from '#shared/schemas/forms/field-error.ts'

/** The texts of fields and their checks. */
export type FormMessages = { fields: typeof orderFields; forms: typeof forms }
/** These with the texts of the account's forms. */
export type AccountFormMessages = {
  accountForms: typeof accountForms
  fields: typeof fields
  forms: typeof forms
}
type FormT = Translate<FormMessages>

/** The error of a field as a sentence. */
export function formatFieldError(t: FormT, fieldError: FieldError): string {
  return t(`forms.${fieldError.kind}`, {
    limit: fieldError.limit ?? 0,
    least: fieldError.least ?? 0,
  })
}

/** The name of a field; one of a delivery address says so. */
export function fieldLabel(t: FormT, name: string): string {
  const [group = '', field = group] = name.split('.')
  const label = t(isLabelled(t, field) ? `fields.${field}` : 'fields.other')
  return group === 'shippingAddress' && group !== field
    ? `${t('fields.shippingAddress')}, ${label}`
    : label
}

// Looked up in the loaded texts: the German ones, which define the names, are not in every bundle.
function isLabelled(
  t: (key: `fields.${keyof typeof orderFields}`) => string,
  field: string,
): field is keyof typeof orderFields {
  return t(`fields.${field as keyof typeof orderFields}`) !== ''
}
