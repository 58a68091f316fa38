import type { Fault, FaultKind } from '#shared/schemas/forms/fault.ts'
import type { StoreApiErrors } from '#shared/schemas/store-api/order.ts'

const KINDS: Readonly<Record<string, FaultKind>> = {
  'VIOLATION::IS_BLANK_ERROR': 'required',
  'VIOLATION::ZIP_CODE_INVALID': 'zip',
  'VIOLATION::VAT_ID_FORMAT_NOT_CORRECT': 'vatId',
}
const EMAIL_CODES = /^VIOLATION::(INVALID_FORMAT_ERROR|STRICT_CHECK_FAILED_ERROR)$/
const FIELD = /^\/?(?:(billingAddress|shippingAddress)\/)?(\w+)/
/** Fields of the Store API that our form calls by another name. */
const NAMES: Readonly<Record<string, string>> = {
  vatIds: 'vatId',
  firstName: 'billingAddress.firstName',
  lastName: 'billingAddress.lastName',
  salutationId: 'billingAddress.salutationId',
}

/**
 * What a refused registration says about our fields. A blank one is told as such, any other code
 * by our general sentence for that field: never the backend's own words, never silence.
 */
export function refusalFaults(errors: StoreApiErrors['errors']): Record<string, Fault> {
  const faults: Record<string, Fault> = {}
  for (const { code, source } of errors) {
    const [, group, field] = FIELD.exec(source?.pointer ?? '') ?? []
    if (!field) continue
    const name = group ? `${group}.${field}` : (NAMES[field] ?? field)
    faults[name] ??= faultOf(code, field)
  }
  return faults
}

function faultOf(code: string, field: string): Fault {
  if (field === 'email' && EMAIL_CODES.test(code)) return { kind: 'email' }
  const kind = KINDS[code] ?? 'general'
  return kind === 'zip' ? { kind, limit: 0 } : { kind }
}
