import type { z } from './zod.ts'

/** What can be wrong with a field. The page says it in its language: `forms.<kind>`. */
export const FAULT_KINDS = [
  'required',
  'tooShort',
  'tooLong',
  'email',
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
  'whole',
  'positive',
  'tooMany',
  'url',
  'general',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** `limit` is the length that `tooShort` and `tooLong` speak of, or the digits of a `zip`. */
export type Fault = { readonly kind: FaultKind; readonly limit?: number }

/** Faults by field name, as the form's inputs are named: `shippingAddress.city`. */
export type Faults = Readonly<Record<string, Fault>>

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
  if (issue.code === 'custom' && named === 'zip') {
    return { kind: 'zip', limit: Number(issue.params?.['digits']) }
  }
  if (named) return { kind: named }
  return { kind: issue.code === 'invalid_type' ? 'required' : 'general' }
}
