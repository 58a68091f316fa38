import type { SameMessages } from '../translate.ts'
import type { orderForms as de } from '../de/order-forms.ts'

export const orderForms = {
  required: 'Please fill in this field.',
  tooShort: ({ limit }) => `Please enter at least ${limit} characters.`,
  tooLong: ({ limit }) => `Please enter at most ${limit} characters.`,
  emailRequired: 'Email is required.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  zip: 'The ZIP code is not valid.',
  vatId: 'With the country code, for example DE123456789.',
  vatIdWithoutCompany: 'Please enter the company for the VAT ID as well.',
  country: 'Please choose a country.',
  choice: 'Please select an option.',
  shippingMethod: 'Please select a shipping method.',
  paymentMethod: 'Please select a payment method.',
  terms: 'Please accept the terms and conditions.',
  digitalWaiver: 'Please confirm that the download may start at once.',
  salutation: 'Please select a salutation.',
  choose: 'Please select',
  general: 'This entry is not valid. Please check it.',
  moreFields: 'More details',
  business: 'For a business?',
  optional: '(optional)',
  summaryTitle: ({ count }) =>
    count === 1 ? 'Please check one entry.' : `Please check ${count} entries.`,
} satisfies SameMessages<typeof de>
