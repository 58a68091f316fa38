import { AccountFormDe } from '#client/islands/account/account-form-de.tsx'
import { AccountFormEn } from '#client/islands/account/account-form-en.tsx'
import type { AccountFormProps } from '#client/islands/account/account-form.tsx'
import { Island } from '#client/islands/island.tsx'
import { useWords } from '../words.ts'

const FORMS = { de: AccountFormDe, en: AccountFormEn } as const

/** A form of the account; a page has one of them. */
export function Form(form: AccountFormProps) {
  const { locale } = useWords()
  return <Island name={`account-${locale}`} id="form" component={FORMS[locale]} props={form} />
}
