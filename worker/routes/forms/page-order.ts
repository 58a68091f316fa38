import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'

/** Field names in the order of the pages; the fields of a delivery address follow the others. */
const PAGE_ORDER =
  'email emailConfirmation password firstName lastName street zipcode city countryId additionalAddressLine1 additionalAddressLine2 salutationId countryStateId phoneNumber accountType company vatId shippingAddress billingAddressId shippingAddressId shippingMethodId paymentMethodId'.split(
    ' ',
  )

/** Sorts field errors as their fields are sorted on the page. */
export function inPageOrder(fieldErrors: FieldErrors): FieldErrors {
  const entries = Object.entries(fieldErrors)
  return Object.fromEntries(entries.toSorted(([a], [b]) => placeOf(a) - placeOf(b)))
}

function placeOf(name: string): number {
  const [group = '', field = group] = name.split('.')
  const place = PAGE_ORDER.indexOf(field)
  if (group === 'shippingAddress') return PAGE_ORDER.indexOf(group) + place / PAGE_ORDER.length
  return place < 0 ? PAGE_ORDER.length : place
}
