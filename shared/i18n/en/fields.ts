import type { SameMessages } from '../translate.ts'
import type { fields as de } from '../de/fields.ts'
import { orderFields } from './order-fields.ts'

export const fields = {
  ...orderFields,
  accountType: 'Account type',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordConfirm: 'Repeat new password',
  acceptedDataProtection: 'Privacy policy',
  website: 'Please leave empty',
  languageId: 'Language of emails',
  title: 'Headline',
  text: 'Your review',
  points: 'Stars',
  author: 'Displayed name',
  name: 'Name',
  subject: 'Subject',
  comment: 'Your message',
} satisfies SameMessages<typeof de>
