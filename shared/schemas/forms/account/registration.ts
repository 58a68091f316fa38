import { ok } from '#shared/domain/result.ts'
import { addressSchema, type AddressRules } from '../address.ts'
import { businessFieldErrors, BusinessFields, type Business } from './business.ts'
import { validateForm, mergeFieldErrors, type Checked } from '../field-error.ts'
import type { Fields } from '../fields.ts'
import { MIN_PASSWORD_LENGTH } from '../text-lengths.ts'
import { Email, mustBeTicked, password } from '../text.ts'
import { z } from '../zod.ts'

const Account = z.object({
  email: Email,
  password: password(MIN_PASSWORD_LENGTH),
  acceptedDataProtection: mustBeTicked('privacy'),
})

export type Registration = z.infer<typeof Account> &
  Business & { readonly address: z.infer<ReturnType<typeof addressSchema>> }

/** Checks a registration: person, address and login. */
export function checkRegistration(fields: Fields, rules: AddressRules): Checked<Registration> {
  const account = validateForm(Account, fields)
  const address = validateForm(addressSchema(rules, fields), fields)
  const business = validateForm(BusinessFields, fields)
  const fieldErrors = mergeFieldErrors([address, account, business], businessFieldErrors(fields))
  if (fieldErrors) return fieldErrors
  if (!account.ok) return account
  if (!address.ok) return address
  if (!business.ok) return business
  return ok({ ...account.value, ...business.value, address: address.value })
}
