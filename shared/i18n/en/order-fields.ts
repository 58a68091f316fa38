import type { orderFields as de } from '../de/order-fields.ts'
import type { SameMessages } from '../translate.ts'

export const orderFields = {
  salutationId: 'Salutation',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  vatId: 'VAT ID',
  street: 'Street and house number',
  additionalAddressLine1: 'Additional address line',
  additionalAddressLine2: 'Second additional address line',
  zipcode: 'ZIP code',
  city: 'City',
  countryId: 'Country',
  countryStateId: 'State or canton',
  email: 'Email address',
  emailConfirmation: 'Repeat email address',
  phoneNumber: 'Phone',
  shippingAddress: 'Shipping address',
  billingAddressId: 'Billing address',
  shippingAddressId: 'Shipping address',
  shippingMethodId: 'Shipping',
  paymentMethodId: 'Payment',
  terms: 'Terms and conditions',
  digitalWaiver: 'Download',
  customerComment: 'Message about your order',
  other: 'Other detail',
} satisfies SameMessages<typeof de>
