import type { SameMessages } from '../translate.ts'
import type { forms as de } from '../de/forms.ts'
import { orderForms } from './order-forms.ts'
import { quantityErrors } from './quantity-errors.ts'

export const forms = {
  ...orderForms,
  ...quantityErrors,
  emailTaken: 'There is already an account with this email address.',
  emailsDiffer: 'The email addresses do not match.',
  passwordWrong: 'The password is incorrect.',
  passwordsDiffer: 'The passwords entered do not match.',
  privacy: 'Please accept the privacy policy.',
  trap: 'Please leave empty.',
  between: ({ limit, least }) => `Please enter a value from ${least} to ${limit}.`,
  boolean: 'Please select yes or no.',
  url: 'Please enter a valid web address.',
} satisfies SameMessages<typeof de>
