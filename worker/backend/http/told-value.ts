import { z } from '#shared/schemas/zod.ts'
import type { Input } from './input/input.ts'
import type { Violation } from './store-api-error.ts'

const Branch = z.record(z.string(), z.unknown())
/** What was typed here is repeated to nobody. */
const SECRET = /password/i
/** Rules of which Shopware says nothing more. */
const BARE = ['CUSTOMER_PASSWORD_NOT_CORRECT']
const SHOWN = 80

/**
 * What Shopware tells of a broken field beside its rule: the value that stood there, as text.
 * Nothing of secrets, of what was not repeated, and of a blank postal code.
 */
export function toldValue(input: Input, { pointer, name }: Violation): object {
  const isBlankCode = pointer.endsWith('/zipcode') && name === 'IS_BLANK_ERROR'
  if (name === null || BARE.includes(name) || isBlankCode) return {}
  const value = pointer.split('/').slice(1).reduce<unknown>(within, input)
  return SECRET.test(pointer) && value ? {} : { '{{ value }}': printed(value ?? null) }
}

const within = (value: unknown, key: string): unknown => Branch.safeParse(value).data?.[key]

function printed(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, SHOWN)}"`
  if (Array.isArray(value)) return 'array'
  return typeof value === 'object' && value !== null ? 'object' : String(value)
}
