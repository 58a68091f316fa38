import { sanitizeLine } from '#shared/domain/sanitize-text.ts'
import type { Input } from '#worker/backend/http/env.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'

/** Reads trimmed texts of an object. Errors are added to the violations. */
export type FieldReader = Readonly<{
  /** A required text of one line; '' after a violation. */
  text: (name: string, maxLength: number) => string
  /** Null for an absent or blank text of one line. */
  optionalText: (name: string, maxLength: number) => string | null
  /** A required text that may have several lines. */
  lines: (name: string, maxLength: number) => string
  optionalLines: (name: string, maxLength: number) => string | null
}>

/**
 * Reads the texts of one object.
 * @param row receives blanks, values that are not texts and, unless `areLengthsChecked`, texts that
 * are too long, because Shopware finds those only when it writes the row
 */
export function fieldReader(
  input: Input,
  pointer: string,
  violations: Violation[],
  row: (RowErrors & { readonly areLengthsChecked?: boolean }) | null = null,
): FieldReader {
  const refuse = (name: string, code: string, detail: string, among = violations) => {
    among.push({ pointer: `${pointer}/${name}`, name: code, detail })
  }
  function read(name: string, maxLength: number, areLines: boolean): string | null {
    const value = input[name] ?? ''
    if (typeof value !== 'string') {
      refuse(name, 'INVALID_TYPE_ERROR', 'This value should be of type string.', row?.violations)
      return null
    }
    const entered = (areLines ? value : sanitizeLine(value)).trim()
    if (entered.length > maxLength && row && !row.areLengthsChecked)
      tooLongForRow(row, name, entered, maxLength)
    else if (entered.length > maxLength)
      refuse(name, 'TOO_LONG_ERROR', `This value should have ${maxLength} characters or less.`)
    return entered || null
  }
  function demand(name: string, maxLength: number, areLines: boolean): string {
    const errors = () => violations.length + (row?.violations.length ?? 0)
    const before = errors()
    const value = read(name, maxLength, areLines)
    if (value !== null || errors() > before) return value ?? ''
    if (row && input[name]) blankInRow(row, name)
    else refuse(name, 'IS_BLANK_ERROR', 'This value should not be blank.')
    return ''
  }
  return {
    text: (name, maxLength) => demand(name, maxLength, false),
    optionalText: (name, maxLength) => read(name, maxLength, false),
    lines: (name, maxLength) => demand(name, maxLength, true),
    optionalLines: (name, maxLength) => read(name, maxLength, true),
  }
}

/**
 * Errors that Shopware finds only when it writes a row. They name the place of the row
 * (`/0/addresses/0/city`) and are reported only without other errors.
 */
export type RowErrors = Readonly<{ pointer: string; violations: Violation[] }>

// Ids of Symfony's rules, which have no names in the response.
const NOT_BLANK = 'c1051bb4-d103-4f74-8988-acbcafc7fdc3'
const LENGTH = 'd94b19cc-114f-4f44-9cc4-4138e80a87b9'
const TOO_LONG = 'This value is too long. It should have {{ limit }} character or less.'

function blankInRow({ pointer, violations }: RowErrors, name: string): void {
  const detail = 'This value should not be blank.'
  const parameters = { '{{ value }}': 'null' }
  const template = detail
  violations.push({ pointer: `${pointer}/${name}`, name: NOT_BLANK, detail, template, parameters })
}

function tooLongForRow(
  { pointer, violations }: RowErrors,
  name: string,
  value: string,
  limit: number,
): void {
  violations.push({
    pointer: `${pointer}/${name}`,
    name: LENGTH,
    detail: TOO_LONG.replace('{{ limit }}', String(limit)),
    template: TOO_LONG,
    parameters: { '{{ limit }}': String(limit), '{{ value_length }}': String(value.length) },
  })
}
