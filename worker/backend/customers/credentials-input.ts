import { z } from '#shared/schemas/zod.ts'
import type { Input } from '#worker/backend/http/env.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'
import { findDomain, type Domain } from '../channel/domains.ts'
import { fieldReader } from '../http/field-reader.ts'
import { PASSWORD_WRONG } from '../http/refusals.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../passwords/password.ts'

const Email = z.email()
const MAX_EMAIL_LENGTH = 254

/**
 * The form in which email addresses are compared, so that letter case creates no second account.
 */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

export function readEmail(input: Input, name: string, violations: Violation[]): string {
  const email = fieldReader(input, '', violations).text(name, MAX_EMAIL_LENGTH)
  if (email !== '' && !Email.safeParse(email).success) {
    const detail = 'This value is not a valid email address.'
    violations.push({ pointer: `/${name}`, name: 'INVALID_FORMAT_ERROR', detail })
  }
  return email
}

/** An unchanged password, including blanks; '' after a violation. */
function readPassword(input: Input, name: string, violations: Violation[]): string {
  const value = input[name] ?? ''
  const refuse = (code: string, detail: string) => {
    violations.push({ pointer: `/${name}`, name: code, detail })
    return ''
  }
  if (typeof value !== 'string')
    return refuse('INVALID_TYPE_ERROR', 'This value should be of type string.')
  if (value === '') return refuse('IS_BLANK_ERROR', 'This value should not be blank.')
  if (value.length > MAX_PASSWORD_LENGTH)
    return refuse(
      'TOO_LONG_ERROR',
      `This value should have ${MAX_PASSWORD_LENGTH} characters or less.`,
    )
  return value
}

/** The current password, repeated before an important change. A missing one counts as wrong. */
export function readOwnPassword(input: Input, violations: Violation[]): string {
  const { password } = input
  const isPossible = typeof password === 'string' && password.length <= MAX_PASSWORD_LENGTH
  if (isPossible && password !== '') return password
  violations.push(PASSWORD_WRONG)
  return ''
}

/** A new password of the minimum length (CONTRIBUTING.md#passwords). */
export function readNewPassword(input: Input, name: string, violations: Violation[]): string {
  const password = readPassword(input, name, violations)
  if (password !== '' && [...password].length < MIN_PASSWORD_LENGTH) {
    violations.push({
      pointer: `/${name}`,
      name: 'TOO_SHORT_ERROR',
      detail: `This value should have ${MIN_PASSWORD_LENGTH} characters or more.`,
      parameters: { '{{ limit }}': String(MIN_PASSWORD_LENGTH) },
    })
  }
  return password
}

/** Compares a value with its repetition. A missing value is reported elsewhere. */
export function checkRepeated(
  input: Input,
  name: string,
  repetition: string,
  violations: Violation[],
): void {
  if (!input[name] || input[repetition] === input[name]) return
  const detail = `This value should be equal to ${repetition}.`
  violations.push({ pointer: `/${name}`, name: null, detail })
}

/**
 * Reads `storefrontUrl`, which must be a domain of the sales channel, so that no mail links
 * elsewhere (docs/store-api.md#registration). Null after a violation.
 */
export function readStorefront(
  input: Input,
  vars: Parameters<typeof findDomain>[0],
  violations: Violation[],
): Domain | null {
  const sent = fieldReader(input, '', violations).text('storefrontUrl', 255)
  if (sent === '') return null
  const domain = findDomain(vars, sent)
  if (domain) return domain
  const detail = 'The value you selected is not a valid choice.'
  violations.push({ pointer: '/storefrontUrl', name: 'NO_SUCH_CHOICE_ERROR', detail })
  return null
}
