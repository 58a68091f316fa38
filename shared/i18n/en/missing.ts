import type { SameMessages } from '../translate.ts'
import type { missing as de } from '../de/missing.ts'

export const missing = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  street: 'Please enter the street and house number.',
  zipcode: 'Please enter the ZIP code.',
  city: 'Please enter the city.',
  company: 'Please enter the name of the company.',
  phoneNumber: 'Please enter your phone number.',
} satisfies SameMessages<typeof de>
