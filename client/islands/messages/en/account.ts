import { accountForms } from '#shared/i18n/en/account-forms.ts'
import { fields } from '#shared/i18n/en/fields.ts'
import { forms } from '#shared/i18n/en/forms.ts'
import { missing } from '#shared/i18n/en/missing.ts'
import type { SameKeys } from '#shared/i18n/translate.ts'
import type { messages as german } from '../de/account.ts'

export const messages = { accountForms, fields, forms, missing } satisfies SameKeys<typeof german>
