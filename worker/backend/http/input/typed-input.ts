import { typedText } from '#shared/domain/typed-text.ts'
import type { Input } from './input.ts'

/** Nothing that is read of a request stands deeper. */
const MAX_DEPTH = 64

/** Every text of an input, however deep it stands, without what no text may hold. */
export function typedInput(input: Input): Input {
  return typedObject(input, 0)
}

/** Any JSON value likewise. What stands too deep to be read is left out. */
export function typedValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return typedText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return null
  if (Array.isArray(value)) return value.map((item) => typedValue(item, depth + 1))
  return typedObject(value, depth)
}

function typedObject(value: object, depth: number): Input {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, typedValue(inner, depth + 1)]),
  )
}
