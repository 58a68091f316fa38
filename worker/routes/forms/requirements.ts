import type { Context } from 'hono'
import type { Form } from '#client/ui/form/form-context.ts'
import { MIN_PASSWORD_LENGTH } from '#shared/schemas/forms/text-lengths.ts'
import type { AppEnv } from '#worker/runtime/context.ts'

export type RegistrationRequirements = Pick<Form, 'required' | 'passwordLength'>

/**
 * Fields that a Shopware requires from new customers in addition to our forms. Our own backend
 * requires none. If the call fails, the forms stay as usual, and a refusal names the missing
 * fields.
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
    // Our own validation refuses shorter passwords.
    passwordLength: Math.max(passwordLength ?? 0, MIN_PASSWORD_LENGTH),
  }
}

/** The minimum length of new passwords in this shop. */
export async function passwordRules(c: Context<AppEnv>): Promise<Pick<Form, 'passwordLength'>> {
  const { passwordLength } = await registrationRequirements(c)
  return passwordLength === undefined ? {} : { passwordLength }
}

/** The optional inquiry fields that this shop requires, by the form's names. */
export async function inquiryRequirements(c: Context<AppEnv>): Promise<readonly string[]> {
  const { services, locale, vars } = c.var
  const namesOf = (fields: readonly string[]) =>
    fields.flatMap((field) => inquiryField(field) ?? [])
  if (!vars.STORE_API_URL) return namesOf(vars.CONTACT_REQUIRED)
  const found = await services.storeApi.requirements.ofMessages(locale)
  return found.ok ? namesOf(found.value.data.fields) : []
}

/** The form's name for a field of the contact form; null if the form lacks it. */
export function inquiryField(field: string): string | null {
  if (field === 'firstName' || field === 'lastName') return 'name'
  if (field === 'phone') return 'phoneNumber'
  return ['email', 'subject', 'comment'].includes(field) ? field : null
}
