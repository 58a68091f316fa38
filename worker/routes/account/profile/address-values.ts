import { createHash } from 'node:crypto'
import type { Address } from '#shared/schemas/store-api/context.ts'

/** An address as the inputs of its form are named. */
export function addressValues(address: Address): Record<string, string> {
  return {
    salutationId: address.salutationId ?? '',
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company ?? '',
    street: address.street,
    additionalAddressLine1: address.additionalAddressLine1 ?? '',
    additionalAddressLine2: address.additionalAddressLine2 ?? '',
    zipcode: address.zipcode ?? '',
    city: address.city,
    countryId: address.countryId,
    countryStateId: address.countryStateId ?? '',
    phoneNumber: address.phoneNumber ?? '',
  }
}

/** Tells whether an address is still the one that a form was made of. */
export function fingerprint(address: Address): string {
  const values = JSON.stringify(Object.values(addressValues(address)))
  return createHash('sha256').update(values).digest('hex').slice(0, 16)
}
