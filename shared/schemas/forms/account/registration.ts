import { ok } from '#shared/domain/result.ts'
import { addressSchema, type AddressRules } from '../address.ts'
import { businessFaults, BusinessFields, type Business } from './business.ts'
import { check, merged, type Checked } from '../field-error.ts'
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

/** Checks a registration: who somebody is, where they live, and how they will log in. */
export function checkRegistration(fields: Fields, rules: AddressRules): Checked<Registration> {
  const account = check(Account, fields)
  const address = check(addressSchema(rules), fields)
  const business = check(BusinessFields, fields)
  const faults = merged([address, account, business], businessFaults(fields))
  if (faults) return faults
  if (!account.ok) return account
  if (!address.ok) return address
  if (!business.ok) return business
  return ok({ ...account.value, ...business.value, address: address.value })
}
