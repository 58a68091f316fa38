import { fieldSelection } from './field-selection.ts'
import type { Input } from './input/input.ts'

/**
 * Whether an answer tells a field of an entity, by the request's `includes` and `excludes`. What is
 * dear and not told is not worked out.
 */
export function isTold(input: Input, entity: string, field: string): boolean {
  const { includes, excludes } = fieldSelection(input)
  return (includes[entity]?.includes(field) ?? true) && !excludes[entity]?.includes(field)
}
