import { chosenId, matchesPattern, optionalText, Phone, requiredText } from './text.ts'
import { z } from './zod.ts'
import { validateForm } from './field-error.ts'
import type { Fields } from './fields.ts'

/** The facts about the shop that an address form needs. */
export type AddressRules = {
  /** The setting NAME_MIN_LENGTH. */
  readonly nameMinLength: number
  /** ISO codes of all available countries, by their ids. */
  readonly countries: Readonly<Record<string, string>>
}

/** Length of a postal code, for countries whose codes are digits only. */
const ZIP_DIGITS: Readonly<Record<string, number>> = { DE: 5, AT: 4, CH: 4, LI: 4 }
const ANY_ZIP = /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/

/**
 * The address part of a form: names are trimmed, the postal code is checked for the country of these
 * fields. Fields and errors have the order of the page.
 */
export function addressSchema({ nameMinLength, countries }: AddressRules, { countryId }: Fields) {
  const digits = ZIP_DIGITS[countries[String(countryId)] ?? '']
  return z.object({
    firstName: requiredText(255, nameMinLength),
    lastName: requiredText(255, nameMinLength),
    street: requiredText(255),
    zipcode: requiredText(16).check(z.refine((zipcode) => isZip(zipcode, digits), 'zip')),
    city: requiredText(70),
    countryId: chosenId('country').check(z.refine((id) => Object.hasOwn(countries, id), 'country')),
    additionalAddressLine1: optionalText(255),
    additionalAddressLine2: optionalText(255),
    salutationId: chosenId('salutation'),
    /** Only the backend can check whether the state belongs to the country. */
    countryStateId: z._default(z.string(), '').check(matchesPattern(/^([0-9a-f]{32})?$/, 'choice')),
    phoneNumber: Phone,
    company: optionalText(255),
  })
}

function isZip(zipcode: string, digits: number | undefined): boolean {
  if (digits === undefined) return ANY_ZIP.test(zipcode)
  return zipcode.length === digits && /^\d+$/.test(zipcode)
}

export const checkAddress = (fields: Fields, rules: AddressRules) =>
  validateForm(addressSchema(rules, fields), fields)
