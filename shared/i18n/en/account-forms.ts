import type { SameMessages } from '../translate.ts'
import type { accountForms as de } from '../de/account-forms.ts'

export const accountForms = {
  passwordHint: ({ limit }) => `At least ${limit} characters.`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  privateAccount: 'Private',
  privateNote: 'For yourself',
  businessAccount: 'Business',
  businessNote: 'For a company, with or without a VAT ID',
  privacyBefore: 'I have read and take note of the ',
  privacyLink: 'privacy policy',
  privacyAfter: '.',
  sending: 'Sending …',
  expired:
    'Your session has expired. What you typed is still here: log in in a new window and send it once more, or reload the page.',
  expiredLink: 'Log in in a new window',
} satisfies SameMessages<typeof de>
