import { isHexId } from '#shared/domain/ids.ts'
import type { Input } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { quoteInput, type Refusal, type Violation } from '#worker/backend/http/store-api-error.ts'
import { postalCodePattern, type Places } from '#worker/backend/channel/places.ts'
import { fieldReader } from '../http/field-reader.ts'
import type { RowErrors } from '../http/field-reader.ts'
import type { CustomerAddress } from '#worker/backend/tables/order-records.ts'

export type AddressInput = Omit<CustomerAddress, 'id' | 'createdAt'>
const MAX_ZIPCODE = 50

/**
 * Refuses an unknown country and a malformed salutation id. Both errors precede all others and name
 * no field.
 */
export function rejectPlaces(
  { countryId, salutationId }: Input,
  { countries }: Pick<Places, 'countries'>,
): Refusal | null {
  if (salutationId && !isHexId(salutationId)) return malformedId(salutationId)
  if (!countryId || countries.some(({ id, active }) => id === countryId && active)) return null
  const sent = quoteInput(countryId)
  return {
    status: 400,
    code: 'CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND',
    detail: `Country with id "${sent}" not found.`,
    parameters: { countryId: sent },
  }
}

/** Shopware's salutation for customers without a choice. */
export function unspecifiedSalutation({ salutations }: Pick<Places, 'salutations'>): string | null {
  return salutations.find(({ key }) => key === 'not_specified')?.id ?? null
}

/**
 * Parses an address and adds its errors to the violations.
 * @param row receives errors that Shopware finds only when it writes the row
 */
export function readAddress(
  input: Input,
  pointer: string,
  { countries, salutations }: Places,
  violations: Violation[],
  row: RowErrors,
): AddressInput {
  const fields = fieldReader(input, pointer, violations, row)
  // A registration has already validated the length of this postal code.
  const isPart = pointer !== ''
  const measured = isPart ? fieldReader(input, pointer, violations) : fields
  const refuse = (name: string, code: string, detail: string) => {
    violations.push({ pointer: `${pointer}/${name}`, name: code, detail })
  }
  const address = {
    salutationId: fields.optionalText('salutationId', 32),
    firstName: fields.text('firstName', 255),
    lastName: fields.text('lastName', 255),
    title: fields.optionalText('title', 100),
    company: fields.optionalText('company', 255),
    department: fields.optionalText('department', 255),
    street: fields.text('street', 255),
    additionalLine: fields.optionalText('additionalAddressLine1', 255),
    secondLine: fields.optionalText('additionalAddressLine2', 255),
    // The country decides whether a postal code is required.
    zipcode: input.countryId
      ? measured.text('zipcode', MAX_ZIPCODE)
      : (measured.optionalText('zipcode', MAX_ZIPCODE) ?? ''),
    city: fields.text('city', 70),
    countryId: fields.text('countryId', 32),
    countryStateId: fields.optionalText('countryStateId', 32),
    phone: fields.optionalText('phoneNumber', 40),
  }
  const { salutationId, countryId, countryStateId, zipcode } = address
  if (salutationId !== null && !salutations.some(({ id }) => id === salutationId))
    refuse('salutationId', 'ENTITY_DOES_NOT_EXISTS', 'This salutation does not exist.')
  const country = countries.find(({ id, active }) => id === countryId && active)
  if (countryStateId !== null && !country?.states.some(({ id }) => id === countryStateId))
    refuse('countryStateId', 'ENTITY_DOES_NOT_EXISTS', 'This state does not exist in this country.')
  const form = postalCodePattern(country?.iso ?? '')
  const isMeasured = zipcode !== '' && zipcode.length <= MAX_ZIPCODE
  if (isMeasured && form !== null && !new RegExp(`^${form}$`).test(zipcode))
    refuse('zipcode', 'ZIP_CODE_INVALID', 'This value is not a valid ZIP code.')
  return address
}
