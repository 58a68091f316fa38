import type { accountForms } from '#shared/i18n/de/account-forms.ts'
import type { fields } from '#shared/i18n/de/fields.ts'
import type { forms } from '#shared/i18n/de/forms.ts'
import type { orderFields } from '#shared/i18n/de/order-fields.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import type { Fault } from '#shared/schemas/forms/fault.ts'

/** What fields and their checks say. */
export type FormWords = { fields: typeof orderFields; forms: typeof forms }
/** The same with what only forms of the account say. */
export type AccountFormWords = {
  accountForms: typeof accountForms
  fields: typeof fields
  forms: typeof forms
}
type FormT = Translate<FormWords>

/** What is wrong with a field, as a sentence. */
export function faultText(t: FormT, fault: Fault): string {
  return t(`forms.${fault.kind}`, { limit: fault.limit ?? 0, least: fault.least ?? 0 })
}

/** What a field is called; one of a delivery address says that it is one. */
export function fieldLabel(t: FormT, name: string): string {
  const [group = '', field = group] = name.split('.')
  const label = t(isLabelled(t, field) ? `fields.${field}` : 'fields.other')
  return group === 'shippingAddress' && group !== field
    ? `${t('fields.shippingAddress')}, ${label}`
    : label
}

// Asked of the words at hand: the German ones, which define the names, are not in every bundle.
function isLabelled(
  t: (key: `fields.${keyof typeof orderFields}`) => string,
  field: string,
): field is keyof typeof orderFields {
  return t(`fields.${field as keyof typeof orderFields}`) !== ''
}
