import type { FieldError, FieldErrorKind } from '#shared/schemas/forms/field-error.ts'
import { MIN_PASSWORD_LENGTH } from '#shared/schemas/forms/text-lengths.ts'
import type { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import { leastLength } from '#worker/store-api/messages/requirements.ts'

const KINDS: Readonly<Record<string, FieldErrorKind>> = {
  // Shopware's rule for a written row, which has no name.
  'c1051bb4-d103-4f74-8988-acbcafc7fdc3': 'required',
  'VIOLATION::IS_BLANK_ERROR': 'required',
  'VIOLATION::ZIP_CODE_INVALID': 'zip',
  'VIOLATION::VAT_ID_FORMAT_NOT_CORRECT': 'vatId',
  'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE': 'emailTaken',
  'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT': 'passwordWrong',
}
const EMAIL_CODES = /^VIOLATION::(INVALID_FORMAT_ERROR|STRICT_CHECK_FAILED_ERROR)$/
const PASSWORD_FIELDS: readonly string[] = ['password', 'newPassword']
const FIELD = /^\/?(?:(billingAddress|shippingAddress)\/)?(\w+)/
/**
 * Pointers into a written row: `/0/city`, and `/0/addresses/1/city` for a new customer's addresses.
 */
const ROW = /^\/\d+\/(?:addresses\/(\d+)\/)?/
/** Shopware's errors that name no field. */
const FIELDS_OF_CODES: Readonly<Record<string, string>> = {
  CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND: '/countryId',
}

/** The form's name for a field of the Store API; null if the form lacks it. */
export type FieldNames = (field: string, group: string | undefined) => string | null

/**
 * The field errors of a form, from a refusal of the Store API. A blank field has its own message.
 * Any other code has our general message for that field, never the backend's text
 * (CONTRIBUTING.md#address-errors).
 */
export function toFieldErrors(
  errors: StoreApiErrors['errors'],
  nameOf: FieldNames = (field) => field,
): Record<string, FieldError> {
  const fieldErrors: Record<string, FieldError> = {}
  for (const error of errors) {
    const { code, source } = error
    const [, group, field] = FIELD.exec(pointerOf(code, source?.pointer)) ?? []
    const name = field && nameOf(field === 'vatIds' ? 'vatId' : field, group)
    if (field && name) fieldErrors[name] ??= fieldErrorOf(error, field)
  }
  return fieldErrors
}

function pointerOf(code: string, pointer: string | null | undefined): string {
  if (!pointer) return FIELDS_OF_CODES[code] ?? ''
  return pointer.replace(ROW, (_, address?: string) => {
    if (address === undefined) return '/'
    return address === '0' ? '/billingAddress/' : '/shippingAddress/'
  })
}

function fieldErrorOf(error: StoreApiErrors['errors'][number], field: string): FieldError {
  const { code } = error
  if (field === 'email' && EMAIL_CODES.test(code)) return { kind: 'email' }
  if (PASSWORD_FIELDS.includes(field) && code === 'VIOLATION::TOO_SHORT_ERROR')
    return { kind: 'tooShort', limit: leastLength(error) ?? MIN_PASSWORD_LENGTH }
  if (field === 'countryStateId') return { kind: 'choice' }
  return { kind: KINDS[code] ?? 'general' }
}
