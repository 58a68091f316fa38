import type { Rank } from './difference.ts'
import { isNothing, type Node } from './node.ts'

const parentOf = (type: string) => type.replace('empty-', '')
const isEmptyObject = ({ types }: Node) =>
  types.has('empty-object') && !types.has('object') && !types.has('map')

/** Rank of a difference in types; null without a difference. */
export function rankOfTypes(their: Node, our: Node): Rank | null {
  const theirs = new Set([...their.types].map(parentOf))
  const here = new Set([...our.types].map(parentOf))
  // An object of our additions that is null in Shopware.
  if (here.delete('own')) {
    for (const type of theirs) if (isNothing(their) || type === 'map') here.add(type)
  }
  const isKnown = (type: string, side: ReadonlySet<string>, node: Node) =>
    side.has(type) || (type === 'map' && side.has('object') && node.keys.size === 0)
  const more = [...here].filter(
    (type) =>
      !isKnown(type, theirs, their) &&
      !(type === 'object' && theirs.has('map') && isEmptyObject(our)),
  )
  const less = [...theirs].filter(
    (type) =>
      !isKnown(type, here, our) && !(type === 'object' && here.has('map') && isEmptyObject(their)),
  )
  if (more.length === 0 && less.length === 0) return null
  if (more.some((type) => type !== 'null')) return isNothing(their) ? 'B' : 'A'
  if (more.includes('null')) return 'A'
  if (less.length === 1 && less[0] === 'null') return 'B'
  if ([...here].every((type) => type === 'null')) return 'A'
  return less.some((type) => type !== 'null') && !isNothing(their) ? 'A' : null
}
