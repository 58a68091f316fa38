import { accountForms } from '#shared/i18n/de/account-forms.ts'
import { fields } from '#shared/i18n/de/fields.ts'
import { forms } from '#shared/i18n/de/forms.ts'
import { missing } from '#shared/i18n/de/missing.ts'

export const messages = { accountForms, fields, forms, missing }
