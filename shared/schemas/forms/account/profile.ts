import { ok } from '#shared/domain/result.ts'
import type { AddressRules } from '../address.ts'
import { validateForm, mergeFieldErrors, type Checked } from '../field-error.ts'
import type { Fields } from '../fields.ts'
import { chosenId, optionalText, requiredText } from '../text.ts'
import { z } from '../zod.ts'
import { businessFieldErrors, BusinessFields, type Business } from './business.ts'

function personSchema({ nameMinLength }: Pick<AddressRules, 'nameMinLength'>) {
  return z.object({
    salutationId: chosenId('salutation'),
    firstName: requiredText(255, nameMinLength),
    lastName: requiredText(255, nameMinLength),
    company: optionalText(255),
  })
}

export type Profile = z.infer<ReturnType<typeof personSchema>> & Business

export function checkProfile(
  fields: Fields,
  rules: Pick<AddressRules, 'nameMinLength'>,
): Checked<Profile> {
  const person = validateForm(personSchema(rules), fields)
  const business = validateForm(BusinessFields, fields)
  const fieldErrors = mergeFieldErrors([person, business], businessFieldErrors(fields))
  if (fieldErrors) return fieldErrors
  if (!person.ok) return person
  if (!business.ok) return business
  return ok({ ...person.value, ...business.value })
}
