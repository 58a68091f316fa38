import { createContext, useContext } from 'react'
import type { fields } from '#shared/i18n/de/fields.ts'
import type { forms } from '#shared/i18n/de/forms.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import type { Fault } from '#shared/schemas/forms/fault.ts'
import { Language } from '../words/language-context.ts'

export type FormDictionary = { fields: typeof fields; forms: typeof forms }
type FormT = Translate<FormDictionary>

/** The words of forms; an island brings them in its language, in a module of its own. */
export const FormWords = createContext<FormT>(() => '')

/** The page's language and the words of forms. */
export function useFormWords() {
  return { locale: useContext(Language), t: useContext(FormWords) }
}

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
  t: (key: `fields.${keyof typeof fields}`) => string,
  field: string,
): field is keyof typeof fields {
  return t(`fields.${field as keyof typeof fields}`) !== ''
}
