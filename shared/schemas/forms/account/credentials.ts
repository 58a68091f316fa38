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

/** The form for a forgotten password: the address. */
export const checkRecovery = (fields: Fields) => validateForm(Recovery, fields)

/** The password that a deletion asks for once more. */
export const checkDeletion = (fields: Fields) => validateForm(Deletion, fields)

/** The password by which a guest becomes a customer. */
export const checkGuestPassword = (fields: Fields) => validateForm(GuestPassword, fields)

/** A newly chosen password, typed twice. */
export const checkNewPassword = (fields: Fields) =>
  repeated(validateForm(NewPassword, fields), 'newPassword', 'newPasswordConfirm', {
    kind: 'passwordsDiffer',
  })

/** The same by a customer who knows the old one. */
export const checkPasswordChange = (fields: Fields) =>
  repeated(validateForm(PasswordChange, fields), 'newPassword', 'newPasswordConfirm', {
    kind: 'passwordsDiffer',
  })

/** Another address to log in with, typed twice. */
export const checkEmailChange = (fields: Fields) =>
  repeated(validateForm(EmailChange, fields), 'email', 'emailConfirmation', {
    kind: 'emailsDiffer',
  })

/** Adds a fault where the repetition is not what was typed first. */
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
