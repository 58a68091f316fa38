import type { SameMessages } from '../translate.ts'
import type { forms as de } from '../de/forms.ts'

export const forms = {
  required: 'Please fill in this field.',
  tooShort: ({ limit }) => `Please enter at least ${limit} characters.`,
  tooLong: ({ limit }) => `Please enter at most ${limit} characters.`,
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  zip: ({ limit }) =>
    limit > 0 ? `The ZIP code has ${limit} digits here.` : 'The ZIP code is not valid.',
  vatId: 'Please enter country code and number, for example DE123456789.',
  vatIdWithoutCompany: 'A VAT ID needs the name of the company.',
  country: 'Please select a country that we deliver to.',
  choice: 'Please select one of the options.',
  shippingMethod: 'Please select a shipping method.',
  paymentMethod: 'Please select a payment method.',
  terms: 'Please accept the terms, otherwise we cannot deliver.',
  digitalWaiver: 'Please confirm that the download may start at once.',
  salutation: 'Please select a salutation or “Not specified”.',
  number: 'Please enter a number.',
  whole: 'Please enter a whole number.',
  positive: 'Please enter a quantity above zero.',
  tooMany: 'You cannot order that much at once.',
  url: 'Please enter a valid address.',
  general: 'We cannot accept this value.',
  optional: '(optional)',
  summaryTitle: ({ count }) =>
    count === 1 ? 'One detail is still missing.' : `${count} details are still missing.`,
} satisfies SameMessages<typeof de>
