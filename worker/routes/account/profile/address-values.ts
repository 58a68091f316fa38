import { createHash } from 'node:crypto'
import type { Address } from '#shared/schemas/store-api/context.ts'

/** The values of an address, by the names of the form's inputs. */
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

/** A digest of an address. The form uses it to detect that the address has changed meanwhile. */
export function fingerprint(address: Address): string {
  const values = JSON.stringify(Object.values(addressValues(address)))
  return createHash('sha256').update(values).digest('hex').slice(0, 16)
}
