import { FormWords, type FormDictionary } from '#client/ui/form/form-words.ts'
import { AccountFormWords, type AccountFormDictionary } from '#client/ui/form/account-form-words.ts'
import { accountForms } from '#shared/i18n/de/account-forms.ts'
import { fields } from '#shared/i18n/de/fields.ts'
import { forms } from '#shared/i18n/de/forms.ts'
import { translator } from '#shared/i18n/translate.ts'
import { AccountForm, type AccountFormProps } from './account-form.tsx'

const words = translator<FormDictionary>('de', { fields, forms })
const accountWords = translator<AccountFormDictionary>('de', { accountForms })

export function AccountFormDe(props: AccountFormProps) {
  return (
    <FormWords value={words}>
      <AccountFormWords value={accountWords}>
        <AccountForm {...props} />
      </AccountFormWords>
    </FormWords>
  )
}
