import { sanitizeLine, sanitizeText } from '#shared/domain/sanitize-text.ts'
import { vatIdCountry } from '#shared/domain/tax/vat-id.ts'
import { z } from './zod.ts'

/** Text that matches a pattern. Unlike zod's own check, it adds no bytes in the browser. */
export function matchesPattern(form: RegExp, fieldError: string) {
  return z.refine<string>((text) => form.test(text), fieldError)
}

/** Required text of one line. A missing field counts as empty. */
export function requiredText(maxLength: number, minLength = 1, missing = 'required') {
  return optionalText(maxLength).check(z.minLength(1, missing), z.minLength(minLength))
}

/** Required text of one or more lines. */
export function requiredLines(maxLength: number, minLength = 1) {
  return optionalLines(maxLength).check(z.minLength(1, 'required'), z.minLength(minLength))
}

/** A required email address. */
export const Email = requiredText(254, 1, 'emailRequired').check(
  matchesPattern(z.regexes.email, 'email'),
)

/** A VAT id without spaces; '' if empty. A form cannot check the owner. */
export const VatId = optionalText(20).check(
  z.overwrite((input) => input.replaceAll(/\s/g, '').toUpperCase()),
  z.refine((id) => id === '' || vatIdCountry(id) !== null, 'vatId'),
)

/** A password as entered, including blanks; only a new password has a minimum length. */
export function password(minLength = 1) {
  return z
    ._default(z.string(), '')
    .check(z.minLength(1, 'required'), z.minLength(minLength), z.maxLength(MAX_PASSWORD_LENGTH))
}
const MAX_PASSWORD_LENGTH = 1024

/** Optional text of one line; '' if empty. */
export function optionalText(maxLength: number) {
  return z
    ._default(z.string(), '')
    .check(z.overwrite(sanitizeLine), z.trim(), z.maxLength(maxLength))
}

/** Optional text of several lines. */
export function optionalLines(maxLength: number) {
  return z
    ._default(z.string(), '')
    .check(z.overwrite(sanitizeText), z.trim(), z.maxLength(maxLength))
}

/** An optional phone number. */
export const Phone = optionalText(40).check(
  z.refine((phone) => phone === '' || /^\+?[\d ()/.-]{5,30}$/.test(phone), 'phone'),
)

/** A Store API id from a select or a radio button. */
export function chosenId(fieldError: string) {
  return z._default(z.string(), '').check(matchesPattern(/^[0-9a-f]{32}$/, fieldError))
}

/** A checkbox: sent as '1', or not at all. */
export const Checkbox = z._default(z.string(), '').check(matchesPattern(/^1?$/, 'boolean'))

/** A checkbox that must be ticked. */
export function mustBeTicked(fieldError: string) {
  return z._default(z.string(), '').check(z.refine((value) => value === '1', fieldError))
}
