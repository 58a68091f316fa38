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
  privacyBefore: 'I have read and acknowledge the ',
  privacyLink: 'privacy policy',
  privacyAfter: '.',
  sending: 'Sending …',
  expired:
    'Your session has expired. Your entries are still here. Log in using a new window and send the form again, or reload the page.',
  expiredLink: 'Log in (opens a new window)',
} satisfies SameMessages<typeof de>
