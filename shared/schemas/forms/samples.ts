import { addressSchema, type AddressRules } from './address.ts'
import { validateForm, type Checked } from './field-error.ts'
import { groupOf, type Fields } from './fields.ts'
import { Email, mustBeTicked } from './text.ts'
import { z } from './zod.ts'

export const MAX_SAMPLE_COLOR = 60
export const MAX_SAMPLE_COMMENT = 200

/** Honeypot for bots. A filled one is reported, because browsers can fill it too. */
const website = z._default(z.string(), '').check(z.refine((input) => input.trim() === '', 'trap'))

const recipient = (rules: AddressRules, fields: Fields) =>
  z.object({
    billingAddress: addressSchema(rules, groupOf(fields, 'billingAddress')),
    email: Email,
    acceptedDataProtection: mustBeTicked('privacy'),
    website,
  })
type Recipient = z.infer<ReturnType<typeof recipient>>

/** Validates the recipient of samples if no customer is logged in. */
export function checkRecipient(fields: Fields, rules: AddressRules): Checked<Recipient> {
  return validateForm(recipient(rules, fields), { billingAddress: {}, ...fields })
}
