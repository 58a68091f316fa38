import { FormWords, type FormDictionary } from '#client/ui/form/form-words.ts'
import { fields } from '#shared/i18n/en/fields.ts'
import { forms } from '#shared/i18n/en/forms.ts'
import { translator } from '#shared/i18n/translate.ts'
import { AccountForm, type AccountFormProps } from './account-form.tsx'

const words = translator<FormDictionary>('en', { fields, forms })

/** A form of the account in English. */
export function AccountFormEn(props: AccountFormProps) {
  return (
    <FormWords value={words}>
      <AccountForm {...props} />
    </FormWords>
  )
}
