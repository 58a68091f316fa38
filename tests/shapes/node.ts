import type { Shape } from './shape.ts'

/** A place of a shape. */
export type Node = Readonly<{
  types: ReadonlySet<string>
  said: readonly string[] | undefined
  keys: ReadonlyMap<string, Readonly<{ child: Shape; isOptional: boolean }>>
  elements: Shape | undefined
  values: Shape | undefined
}>

export function nodeOf(shape: Shape): Node {
  const {
    '': own,
    '[]': elements,
    '{}': values,
    ...keys
  } = typeof shape === 'string' ? { '': shape } : shape
  const [types = '', said] = String(own).split(' = ')
  const set = new Set(
    types.split('|').map((type) => (/^(int|float)$/.test(type) ? 'number' : type)),
  )
  if (set.has('object') && values !== undefined) {
    set.delete('object')
    set.add('map')
  }
  return {
    types: set,
    said: said?.split(', '),
    keys: new Map(
      Object.entries(keys).map(([key, child]) => [
        key.replace(/\?$/, ''),
        { child, isOptional: key.endsWith('?') },
      ]),
    ),
    elements,
    values,
  }
}

/** The entity of a node. */
export function aliasOf({ keys }: Node): string | undefined {
  const own = keys.get('apiAlias')
  return own && nodeOf(own.child).said?.[0]
}

const NOTHING = new Set(['null', 'empty-array', 'empty-object', 'own'])
const SHORT: Readonly<Record<string, string>> = { 'empty-array': '[]', 'empty-object': '{}' }

export const isNothing = ({ types }: Node) => [...types].every((type) => NOTHING.has(type))
/** The types of a node as text. */
export const typesTold = ({ types }: Node) =>
  [...types]
    .map((type) => SHORT[type] ?? type)
    .sort()
    .join(' or ')
