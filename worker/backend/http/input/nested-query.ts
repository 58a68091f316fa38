import type { Input } from './json-object.ts'

/** Deeper than any criteria. Deeper values are ignored. */
const MAX_DEPTH = 40

type Branch = Map<string, Branch | string>

/**
 * Parses a query in PHP's notation, as Store API clients encode criteria: `filter[0][type]=equals`
 * and `includes[product][]=id` become lists and maps. Keys 0, 1, 2 … make a list.
 */
export function nestedQuery(pairs: Iterable<readonly [string, string]>): Input {
  const root: Branch = new Map()
  for (const [name, value] of pairs) {
    const keys = keysOf(name)
    if (keys.length <= MAX_DEPTH) setAt(root, keys, value)
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, plainValue(value)]))
}

function keysOf(name: string): readonly string[] {
  const bracket = name.indexOf('[')
  if (bracket <= 0 || !name.endsWith(']')) return [name]
  return [name.slice(0, bracket), ...name.slice(bracket + 1, -1).split('][')]
}

function setAt(branch: Branch, [first = '', ...rest]: readonly string[], value: string): void {
  const key = first === '' ? String(branch.size) : first
  if (rest.length === 0) {
    branch.set(key, value)
    return
  }
  const below = branch.get(key)
  const next = below instanceof Map ? below : new Map()
  branch.set(key, next)
  setAt(next, rest, value)
}

function plainValue(value: Branch | string): unknown {
  if (typeof value === 'string') return value
  const keys = [...value.keys()]
  const isList = keys.every((key, index) => key === String(index))
  if (isList) return [...value.values()].map(plainValue)
  return Object.fromEntries([...value].map(([key, below]) => [key, plainValue(below)]))
}
