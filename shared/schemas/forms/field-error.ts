import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from './zod.ts'

/** The kinds of errors of a field. The page words them in its language: `forms.<kind>`. */
export const FAULT_KINDS = [
  'required',
  'tooShort',
  'tooLong',
  'emailRequired',
  'email',
  'emailTaken',
  'emailsDiffer',
  'passwordWrong',
  'passwordsDiffer',
  'privacy',
  'trap',
  'phone',
  'zip',
  'vatId',
  'vatIdWithoutCompany',
  'country',
  'choice',
  'shippingMethod',
  'paymentMethod',
  'terms',
  'digitalWaiver',
  'salutation',
  'number',
  'decimal',
  'whole',
  'positive',
  'tooMany',
  'between',
  'boolean',
  'url',
  'general',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/**
 * `limit` is the length that `tooShort` and `tooLong` speak of, or the most that a value is
 * `between`; `least` is its other end.
 */
export type Fault = {
  readonly kind: FaultKind
  readonly limit?: number | undefined
  readonly least?: number | undefined
}

/** Faults by field name, as the form's inputs are named: `shippingAddress.city`. */
export type Faults = Readonly<Record<string, Fault>>

/** A checked form: its values, or all its errors. */
export type Checked<T> = Result<T, Faults>

/** Checks what a form sent; all faults are found at once. */
export function check<T>(schema: z.ZodMiniType<T>, fields: unknown): Checked<T> {
  const checked = z.safeParse(schema, fields)
  return checked.success ? ok(checked.data) : fail(faultsOf(checked.error))
}

/** The faults of all parts of a form at once; null if there are none. */
export function merged(
  parts: readonly Checked<unknown>[],
  more: Faults = {},
): { readonly ok: false; readonly error: Faults } | null {
  const faults: Faults = Object.assign({ ...more }, ...parts.map((part) => faultsIn(part)))
  return Object.keys(faults).length > 0 ? fail(faults) : null
}

/** The faults of a part of a form. */
export function faultsIn(part: Checked<unknown>): Faults {
  return part.ok ? {} : part.error
}

/** The first fault of every field. */
export function faultsOf(error: z.core.$ZodError): Faults {
  const faults: Record<string, Fault> = {}
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.')
    faults[field] ??= faultOf(issue)
  }
  return faults
}

function faultOf(issue: z.core.$ZodIssue): Fault {
  const named = FAULT_KINDS.find((kind) => kind === issue.message)
  if (issue.code === 'too_small' && issue.origin === 'string') {
    const limit = Number(issue.minimum)
    return limit <= 1 ? { kind: named ?? 'required' } : { kind: 'tooShort', limit }
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { kind: 'tooLong', limit: Number(issue.maximum) }
  }
  if (issue.code === 'custom' && named === 'between') {
    return {
      kind: named,
      least: Number(issue.params?.['least']),
      limit: Number(issue.params?.['most']),
    }
  }
  if (named) return { kind: named }
  return { kind: issue.code === 'invalid_type' ? 'required' : 'general' }
}
