import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from './zod.ts'

/** Kinds of field errors. The page translates `forms.<kind>`. */
export type FieldErrorKind =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'emailRequired'
  | 'email'
  | 'emailTaken'
  | 'emailsDiffer'
  | 'passwordWrong'
  | 'passwordsDiffer'
  | 'privacy'
  | 'trap'
  | 'phone'
  | 'zip'
  | 'vatId'
  | 'vatIdWithoutCompany'
  | 'country'
  | 'choice'
  | 'shippingMethod'
  | 'paymentMethod'
  | 'terms'
  | 'digitalWaiver'
  | 'salutation'
  | 'number'
  | 'decimal'
  | 'whole'
  | 'positive'
  | 'tooMany'
  | 'between'
  | 'boolean'
  | 'url'
  | 'general'

/**
 * `limit` is the length for `tooShort` and `tooLong`, or the maximum for `between`; `least` is the
 * minimum.
 */
export type FieldError = {
  readonly kind: FieldErrorKind
  readonly limit?: number | undefined
  readonly least?: number | undefined
}

/** Field errors by input name: `shippingAddress.city`. */
export type FieldErrors = Readonly<Record<string, FieldError>>

/** A validated form: its values, or all field errors. */
export type Checked<T> = Result<T, FieldErrors>

/** Validates a submitted form and returns all field errors at once. */
export function validateForm<T>(schema: z.ZodMiniType<T>, fields: unknown): Checked<T> {
  const checked = z.safeParse(schema, fields)
  return checked.success ? ok(checked.data) : fail(fieldErrorsOf(checked.error))
}

/** Merges the field errors of all parts of a form; null if there are none. */
export function mergeFieldErrors(
  parts: readonly Checked<unknown>[],
  more: FieldErrors = {},
): { readonly ok: false; readonly error: FieldErrors } | null {
  const fieldErrors: FieldErrors = Object.assign(
    { ...more },
    ...parts.map((part) => fieldErrorsIn(part)),
  )
  return Object.keys(fieldErrors).length > 0 ? fail(fieldErrors) : null
}

/** The field errors of a part of a form. */
export function fieldErrorsIn(part: Checked<unknown>): FieldErrors {
  return part.ok ? {} : part.error
}

/** The first error of every field. */
export function fieldErrorsOf(error: z.core.$ZodError): FieldErrors {
  const fieldErrors: Record<string, FieldError> = {}
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.')
    fieldErrors[field] ??= fieldErrorOf(issue)
  }
  return fieldErrors
}

/** Our schemas put the kind into the message of an issue; zod's own messages are sentences. */
const isKind = (message: string): message is FieldErrorKind => /^\w+$/.test(message)

function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  const named = isKind(issue.message) ? issue.message : undefined
  if (issue.code === 'too_small' && issue.origin === 'string') {
    const limit = Number(issue.minimum)
    return limit <= 1 ? { kind: named ?? 'required' } : { kind: 'tooShort', limit }
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { kind: 'tooLong', limit: Number(issue.maximum) }
  }
  // The parameters of our own checks are limits.
  if (named) return { kind: named, ...(issue.code === 'custom' && issue.params) }
  return { kind: issue.code === 'invalid_type' ? 'required' : 'general' }
}
