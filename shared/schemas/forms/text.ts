import { sanitizeLine, sanitizeText } from '#shared/domain/sanitize-text.ts'
import { vatIdCountry } from '#shared/domain/tax/vat-id.ts'
import { z } from './zod.ts'

/** Text of a form (a check of this kind is in the browser anyway, zod's own would come on top). */
export function matchesPattern(form: RegExp, fieldError: string) {
  return z.refine<string>((text) => form.test(text), fieldError)
}

/** Text of one line that has to be there. A missing field reads as an empty one. */
export function requiredText(maxLength: number, minLength = 1, missing = 'required') {
  return optionalText(maxLength).check(z.minLength(1, missing), z.minLength(minLength))
}

/** Text that has to be there and may have several lines. */
export function requiredLines(maxLength: number, minLength = 1) {
  return optionalLines(maxLength).check(z.minLength(1, 'required'), z.minLength(minLength))
}

/** An e-mail address that has to be there. */
export const Email = requiredText(254, 1, 'emailRequired').check(
  matchesPattern(z.regexes.email, 'email'),
)

/** A VAT id without its spaces; '' if there is none. Whose it is, no form can know. */
export const VatId = optionalText(20).check(
  z.overwrite((input) => input.replaceAll(/\s/g, '').toUpperCase()),
  z.refine((id) => id === '' || vatIdCountry(id) !== null, 'vatId'),
)

/** A password as it was typed, blanks included; only a newly chosen one has a least length. */
export function password(minLength = 1) {
  return z
    ._default(z.string(), '')
    .check(z.minLength(1, 'required'), z.minLength(minLength), z.maxLength(MAX_PASSWORD_LENGTH))
}
const MAX_PASSWORD_LENGTH = 1024

/** Text of one line that may be left empty; then it is ''. */
export function optionalText(maxLength: number) {
  return z
    ._default(z.string(), '')
    .check(z.overwrite(sanitizeLine), z.trim(), z.maxLength(maxLength))
}

/** Text of several lines that may be left empty. */
export function optionalLines(maxLength: number) {
  return z
    ._default(z.string(), '')
    .check(z.overwrite(sanitizeText), z.trim(), z.maxLength(maxLength))
}

/** A telephone number, if there is one. */
export const Phone = optionalText(40).check(
  z.refine((phone) => phone === '' || /^\+?[\d ()/.-]{5,30}$/.test(phone), 'phone'),
)

/** An id of the Store API that a select or a radio carries. */
export function chosenId(fieldError: string) {
  return z._default(z.string(), '').check(matchesPattern(/^[0-9a-f]{32}$/, fieldError))
}

/** A checkbox: sent as '1', or not at all. */
export const Checkbox = z._default(z.string(), '').check(matchesPattern(/^1?$/, 'boolean'))

/** A checkbox that has to be ticked. */
export function mustBeTicked(fieldError: string) {
  return z._default(z.string(), '').check(z.refine((value) => value === '1', fieldError))
}
