import type { Input } from '#worker/backend/http/env.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'
import type { Surroundings } from '#worker/backend/context/surroundings.ts'
import type { CustomerAddress } from './customer.ts'
import { postalCodePattern } from '#worker/backend/context/postal-codes.ts'
import { fieldReader } from './field-reader.ts'

export type AddressInput = Omit<CustomerAddress, 'id' | 'createdAt'>
export type Places = Pick<Surroundings, 'countries' | 'salutations'>

/** Reads an address and adds what is wrong with it to the violations. */
export function readAddress(
  input: Input,
  pointer: string,
  { countries, salutations }: Places,
  violations: Violation[],
): AddressInput {
  const fields = fieldReader(input, pointer, violations)
  const refuse = (name: string, code: string, detail: string) => {
    violations.push({ pointer: `${pointer}/${name}`, name: code, detail })
  }
  const address = {
    salutationId: fields.optionalText('salutationId', 32),
    firstName: fields.text('firstName', 255),
    lastName: fields.text('lastName', 255),
    company: fields.optionalText('company', 255),
    street: fields.text('street', 255),
    additionalLine: fields.optionalText('additionalAddressLine1', 255),
    zipcode: fields.text('zipcode', 50),
    city: fields.text('city', 70),
    countryId: fields.text('countryId', 32),
    countryStateId: fields.optionalText('countryStateId', 32),
    phone: fields.optionalText('phoneNumber', 40),
  }
  const { salutationId, countryId, countryStateId, zipcode } = address
  if (salutationId !== null && !salutations.some(({ id }) => id === salutationId))
    refuse('salutationId', 'ENTITY_DOES_NOT_EXISTS', 'This salutation does not exist.')
  const country = countries.find(({ id, active }) => id === countryId && active)
  if (countryId !== '' && !country)
    refuse('countryId', 'ENTITY_DOES_NOT_EXISTS', 'This country does not exist.')
  if (countryStateId !== null && !country?.states.some(({ id }) => id === countryStateId))
    refuse('countryStateId', 'ENTITY_DOES_NOT_EXISTS', 'This state does not exist in this country.')
  const form = postalCodePattern(country?.iso ?? '')
  if (zipcode !== '' && form !== null && !new RegExp(`^${form}$`).test(zipcode))
    refuse('zipcode', 'ZIP_CODE_INVALID', 'This value is not a valid ZIP code.')
  return address
}
