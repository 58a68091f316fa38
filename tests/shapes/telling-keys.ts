import { aliasOf, nodeOf } from './node.ts'
import type { Shape } from './shape.ts'

/** Keys of which another value than Shopware's trips a client. */
export const TELLING = new Set(
  [
    'apiAlias type linkType taxStatus taxType routeName displayType messageKey level entity',
    'technicalName sectionPosition isCanonical removable stackable good states',
  ].flatMap((line) => line.split(' ')),
)

/** Which values a telling key of an entity has anywhere, by `entity.key`. */
export type SaidOfEntities = ReadonlyMap<string, ReadonlySet<string>>

/** What telling keys say of each entity, wherever it stands: a value that is known trips nobody. */
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
