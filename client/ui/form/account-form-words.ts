import { createContext } from 'react'
import type { accountForms } from '#shared/i18n/de/account-forms.ts'
import type { Translate } from '#shared/i18n/translate.ts'

export type AccountFormDictionary = { accountForms: typeof accountForms }

/** The words that only forms of the account need; their island brings them in its language. */
export const AccountFormWords = createContext<Translate<AccountFormDictionary>>(() => '')
