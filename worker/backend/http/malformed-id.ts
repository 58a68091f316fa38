import type { Refusal } from './store-api-error.ts'

const SHOWN = 80

/** What stands where an id belongs and is none. */
export function malformedId(value: unknown): Refusal {
  const input = String(value).slice(0, SHOWN)
  return {
    status: 400,
    code: 'FRAMEWORK__INVALID_UUID',
    detail: `Value is not a valid UUID: ${input}`,
    parameters: { input },
  }
}
