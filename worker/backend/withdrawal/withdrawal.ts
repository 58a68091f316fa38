import { berlinTime } from '#shared/domain/calendar.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { emailKeyOf, readEmail } from '#worker/backend/customers/credentials-input.ts'
import { fieldReader } from '#worker/backend/http/field-reader.ts'
import { idOfText } from '#worker/backend/sql/ids.ts'
import type { Input } from '#worker/backend/http/env.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'

/** A withdrawal from an order or from some of its products, as the form declares it. */
export type Declaration = Readonly<{
  name: string
  email: string
  orderNumber: string
  /** The products, as free text; '' means the whole order. */
  lines: string
}>

const MAX_NAME = 255
const MAX_ORDER_NUMBER = 64
const MAX_LINES = 2000

/**
 * Parses `/revocation-request-form`. Email and contract number are required, the rest is optional.
 */
export function readDeclaration(input: Input): Result<Declaration, readonly Violation[]> {
  const violations: Violation[] = []
  const fields = fieldReader(input, '', violations)
  const names = ['firstName', 'lastName'].map((name) => fields.optionalText(name, MAX_NAME) ?? '')
  const declaration = {
    name: names.join(' ').trim(),
    email: readEmail(input, 'email', violations),
    orderNumber: fields.text('contractNumber', MAX_ORDER_NUMBER),
    lines: fields.optionalLines('comment', MAX_LINES) ?? '',
  }
  return violations.length > 0 ? fail(violations) : ok(declaration)
}

/** The id of a declaration, which is the same for a repetition on the same day. */
export function withdrawalId(declaration: Declaration, at: Date): string {
  const { name, email, orderNumber, lines } = declaration
  const day = berlinTime(at).date
  return idOfText('withdrawal', JSON.stringify([day, name, emailKeyOf(email), orderNumber, lines]))
}
