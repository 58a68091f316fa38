import type { CheckoutOrder } from '#shared/schemas/forms/checkout.ts'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'
import type { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import type { NewAddress, NewGuest } from '#worker/store-api/shopping/checkout-api.ts'
import { toFieldErrors } from './field-errors.ts'

type Address = CheckoutOrder['billingAddress']

/** The fields of a form that describe a guest. */
type Guest = Pick<CheckoutOrder, 'email' | 'vatId' | 'billingAddress' | 'shippingAddress'>

/** The guest of a validated form, in the format of the Store API. */
export function guestOf(order: Guest, storefrontUrl: string): NewGuest {
  const { email, vatId, billingAddress, shippingAddress } = order
  return {
    email,
    storefrontUrl,
    vatIds: vatId === '' ? [] : [vatId],
    billingAddress: newAddress(billingAddress),
    shippingAddress: shippingAddress && newAddress(shippingAddress),
  }
}

/** Leaves out empty fields, because the Store API would store ''. */
export function newAddress(address: Address): NewAddress {
  const { company, additionalAddressLine1, additionalAddressLine2, ...rest } = address
  const { countryStateId, phoneNumber, ...required } = rest
  return {
    ...required,
    ...(company && { company }),
    ...(additionalAddressLine1 && { additionalAddressLine1 }),
    ...(additionalAddressLine2 && { additionalAddressLine2 }),
    ...(countryStateId && { countryStateId }),
    ...(phoneNumber && { phoneNumber }),
  }
}

/** Fields that the Store API has outside the address and our form has inside it. */
const OF_BILLING: readonly string[] = ['firstName', 'lastName', 'salutationId', 'countryId']

/** The errors of the form's fields, from the refusal of a guest. */
export function guestFieldErrors(errors: StoreApiErrors['errors']): FieldErrors {
  return toFieldErrors(errors, (field, group) => {
    if (group) return `${group}.${field}`
    return OF_BILLING.includes(field) ? `billingAddress.${field}` : field
  })
}
