import { aliasOf, nodeOf } from './node.ts'
import type { Shape } from './shape.ts'

/** Keys whose values matter to clients. */
export const TELLING = new Set(
  [
    'apiAlias type linkType taxStatus taxType routeName displayType messageKey level entity',
    'technicalName sectionPosition isCanonical removable stackable good states',
  ].flatMap((line) => line.split(' ')),
)

/** All values of such a key of an entity, by `entity.key`. */
export type SaidOfEntities = ReadonlyMap<string, ReadonlySet<string>>

/** Values of these keys by entity, at any place; a known value is harmless. */
export function saidOfEntities(shapes: readonly Shape[]): SaidOfEntities {
  const all = new Map<string, Set<string>>()
  const visit = (shape: Shape, key: string, around: string | undefined) => {
    const node = nodeOf(shape)
    const alias = aliasOf(node) ?? around
    if (TELLING.has(key) && node.said) {
      const at = `${alias}.${key}`
      all.set(at, new Set([...(all.get(at) ?? []), ...node.said]))
    }
    for (const [name, { child }] of node.keys) visit(child, name, alias)
    for (const inner of [node.elements, node.values]) if (inner) visit(inner, key, alias)
  }
  for (const shape of shapes) visit(shape, '', undefined)
  return all
}
