import { FormWords, type FormDictionary } from '#client/ui/form/form-words.ts'
import { fields } from '#shared/i18n/de/fields.ts'
import { forms } from '#shared/i18n/de/forms.ts'
import { translator } from '#shared/i18n/translate.ts'
import { AccountForm, type AccountFormProps } from './account-form.tsx'

const words = translator<FormDictionary>('de', { fields, forms })

/** A form of the account in German. */
export function AccountFormDe(props: AccountFormProps) {
  return (
    <FormWords value={words}>
      <AccountForm {...props} />
    </FormWords>
  )
}
