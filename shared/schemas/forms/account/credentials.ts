import { validateForm, type Checked, type FieldErrors } from '../field-error.ts'
import type { Fields } from '../fields.ts'
import { MIN_PASSWORD_LENGTH } from '../text-lengths.ts'
import { Email, password } from '../text.ts'
import { z } from '../zod.ts'

const Recovery = z.object({ email: Email })
const Deletion = z.object({ password: password() })
const NewPassword = z.object({
  newPassword: password(MIN_PASSWORD_LENGTH),
  newPasswordConfirm: z._default(z.string(), ''),
})
const PasswordChange = z.extend(NewPassword, { currentPassword: password() })
const EmailChange = z.object({
  email: Email,
  emailConfirmation: z._default(z.string(), '').check(z.trim()),
  password: password(),
})
const GuestPassword = z.object({ password: password(MIN_PASSWORD_LENGTH) })

/** Checks the form for a forgotten password. */
export const checkRecovery = (fields: Fields) => validateForm(Recovery, fields)

/** Checks the password that confirms a deletion. */
export const checkDeletion = (fields: Fields) => validateForm(Deletion, fields)

/** Checks the password of a guest who becomes a customer. */
export const checkGuestPassword = (fields: Fields) => validateForm(GuestPassword, fields)

/** Checks a new password, entered twice. */
export const checkNewPassword = (fields: Fields) =>
  repeated(validateForm(NewPassword, fields), 'newPassword', 'newPasswordConfirm', {
    kind: 'passwordsDiffer',
  })

/** Checks a password change by a customer: the current and the new password. */
export const checkPasswordChange = (fields: Fields) =>
  repeated(validateForm(PasswordChange, fields), 'newPassword', 'newPasswordConfirm', {
    kind: 'passwordsDiffer',
  })

/** Checks a new email address for the login, entered twice. */
export const checkEmailChange = (fields: Fields) =>
  repeated(validateForm(EmailChange, fields), 'email', 'emailConfirmation', {
    kind: 'emailsDiffer',
  })

/** Adds a field error if the repetition differs from the first input. */
function repeated<T>(
  checked: Checked<T>,
  name: keyof T & string,
  repetition: keyof T & string,
  fieldError: FieldErrors[string],
): Checked<T> {
  if (!checked.ok || checked.value[name] === checked.value[repetition]) return checked
  return { ok: false, error: { [repetition]: fieldError } }
}

const Login = z.object({ email: Email, password: password() })

export const checkLogin = (fields: Fields) => validateForm(Login, fields)
