import type { AccountFormDictionary } from '#client/ui/form/form-words.ts'
import { accountForms } from '#shared/i18n/en/account-forms.ts'
import { fields } from '#shared/i18n/en/fields.ts'
import { forms } from '#shared/i18n/en/forms.ts'
import { translator } from '#shared/i18n/translate.ts'
import { inWords } from '../in-words.tsx'
import { AccountForm } from './account-form.tsx'

const words = translator<AccountFormDictionary>('en', { accountForms, fields, forms })

export const AccountFormEn = inWords(words, AccountForm)
