import type { Input } from '#worker/backend/http/env.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'

/** Reads texts of an object, trimmed; what is wrong with them is added to the violations. */
export type FieldReader = Readonly<{
  /** A text that has to be there; '' after a violation. */
  text: (name: string, maxLength: number) => string
  /** Null for an absent or blank text. */
  optionalText: (name: string, maxLength: number) => string | null
}>

export function fieldReader(input: Input, pointer: string, violations: Violation[]): FieldReader {
  const refuse = (name: string, code: string, detail: string) => {
    violations.push({ pointer: `${pointer}/${name}`, name: code, detail })
  }
  function optionalText(name: string, maxLength: number): string | null {
    const value = input[name] ?? ''
    if (typeof value !== 'string') {
      refuse(name, 'INVALID_TYPE_ERROR', 'This value should be of type string.')
      return null
    }
    if (value.trim().length > maxLength)
      refuse(name, 'TOO_LONG_ERROR', `This value should have ${maxLength} characters or less.`)
    return value.trim() || null
  }
  return {
    optionalText,
    text: (name, maxLength) => {
      const before = violations.length
      const value = optionalText(name, maxLength)
      if (value === null && violations.length === before)
        refuse(name, 'IS_BLANK_ERROR', 'This value should not be blank.')
      return value ?? ''
    },
  }
}
