import type { Context } from 'hono'
import type { Form } from '#client/ui/form/form-context.ts'
import { MIN_PASSWORD_LENGTH } from '#shared/schemas/forms/text-lengths.ts'
import type { AppEnv } from '#worker/runtime/context.ts'

export type RegistrationRequirements = Pick<Form, 'required' | 'passwordLength'>

/**
 * What a Shopware wants from new customers beyond what our forms require anyway. Our own backend
 * wants nothing more. Without an answer the forms ask as usual, and a refusal says what is missing.
 */
export async function registrationRequirements(
  c: Context<AppEnv>,
): Promise<RegistrationRequirements> {
  const { services, locale, vars } = c.var
  if (!vars.STORE_API_URL) return {}
  const found = await services.storeApi.requirements.ofRegistrations(locale)
  if (!found.ok) return {}
  const { fields, passwordLength } = found.value.data
  return {
    required: fields.map((field) => field.replace('billingAddress/', '')),
    // A shorter one than ours is refused by our own check.
    passwordLength: Math.max(passwordLength ?? 0, MIN_PASSWORD_LENGTH),
  }
}

/** How long a Shopware wants new passwords. */
export async function passwordRules(c: Context<AppEnv>): Promise<Pick<Form, 'passwordLength'>> {
  const { passwordLength } = await registrationRequirements(c)
  return passwordLength === undefined ? {} : { passwordLength }
}

/** The optional fields of an inquiry that this shop requires, as the form calls them. */
export async function inquiryRequirements(c: Context<AppEnv>): Promise<readonly string[]> {
  const { services, locale, vars } = c.var
  const namesOf = (fields: readonly string[]) =>
    fields.flatMap((field) => inquiryField(field) ?? [])
  if (!vars.STORE_API_URL) return namesOf(vars.CONTACT_REQUIRED)
  const found = await services.storeApi.requirements.ofMessages(locale)
  return found.ok ? namesOf(found.value.data.fields) : []
}

/** The form's name for a field of the contact form; null for one that it does not have. */
export function inquiryField(field: string): string | null {
  if (field === 'firstName' || field === 'lastName') return 'name'
  if (field === 'phone') return 'phoneNumber'
  return ['email', 'subject', 'comment'].includes(field) ? field : null
}
