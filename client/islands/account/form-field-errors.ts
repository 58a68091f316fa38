import type { FieldError, FieldErrorKind, FieldErrors } from '#shared/schemas/forms/field-error.ts'

type Control = HTMLInputElement | HTMLSelectElement

const MISSING: Readonly<Record<string, FieldErrorKind>> = {
  email: 'emailRequired',
  acceptedDataProtection: 'privacy',
  salutationId: 'salutation',
}
const DIFFERENT: Readonly<Record<string, FieldErrorKind>> = {
  email: 'emailsDiffer',
  newPassword: 'passwordsDiffer',
}

/**
 * Field errors found by the form's HTML attributes. The server validates everything with its
 * schema; this check needs no schema and is immediate.
 */
export function formFieldErrors(form: HTMLFormElement): FieldErrors {
  const fieldErrors: Record<string, FieldError> = {}
  for (const control of form.elements) {
    const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    // Skips inputs that are collapsed or hidden.
    if (!isControl || control.name === '' || !control.checkVisibility()) continue
    const fieldError = fieldErrorOf(control, form)
    if (fieldError) fieldErrors[control.name] ??= fieldError
  }
  return fieldErrors
}

function fieldErrorOf(control: Control, form: HTMLFormElement): FieldError | null {
  const { name, validity, value, type } = control
  const isMissing = validity.valueMissing || (control.required && value.trim() === '')
  if (isMissing) return { kind: MISSING[name] ?? 'required' }
  if (validity.typeMismatch) return { kind: type === 'email' ? 'email' : 'general' }
  const least = control instanceof HTMLInputElement ? control.minLength : 0
  if (value !== '' && value.length < least) return { kind: 'tooShort', limit: least }
  const { sameAs } = control.dataset
  const first = sameAs ? form.elements.namedItem(sameAs) : null
  if (!sameAs || !(first instanceof HTMLInputElement) || first.value === value) return null
  return { kind: DIFFERENT[sameAs] ?? 'general' }
}
