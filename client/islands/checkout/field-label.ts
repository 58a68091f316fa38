import type { CheckoutT } from './words.ts'

const LABELS = {
  salutationId: 'checkout.salutation',
  firstName: 'checkout.firstName',
  lastName: 'checkout.lastName',
  company: 'checkout.company',
  street: 'checkout.street',
  additionalAddressLine1: 'checkout.addressLine',
  zipcode: 'checkout.zipcode',
  city: 'checkout.city',
  countryId: 'checkout.country',
  phoneNumber: 'checkout.phone',
  email: 'checkout.email',
  vatId: 'checkout.vatId',
  shippingMethodId: 'checkout.shippingTitle',
  paymentMethodId: 'checkout.paymentTitle',
  terms: 'checkout.terms',
  digitalWaiver: 'checkout.stepReview',
  customerComment: 'checkout.comment',
} as const

type Labelled = keyof typeof LABELS

/** What a field is called where its fault is listed; a delivery address says that it is one. */
export function fieldLabel(t: CheckoutT, name: string): string {
  const [group = '', field = group] = name.split('.')
  const label = t(isLabelled(field) ? LABELS[field] : 'checkout.stepReview')
  return group === 'shippingAddress' ? `${t('checkout.shippingAddressTitle')}, ${label}` : label
}

function isLabelled(field: string): field is Labelled {
  return Object.hasOwn(LABELS, field)
}
