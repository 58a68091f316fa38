import type { CategoryRecord } from '#shared/schemas/import/category.ts'
import type { SourceCatalogue } from '#seed/source/catalogue.ts'

/** Cover of a parent, by its key. */
export type Covers = ReadonlyMap<string, string | null>

/**
 * Category records. A category shows the cover of one of its parents, of the kind in its data if
 * present; a rule-based category that of any parent of the kind.
 */
export function categoryRecords(
  source: SourceCatalogue,
  covers: Covers,
): readonly CategoryRecord[] {
  const parents = new Map(source.categories.map(({ key, parent }) => [key, parent]))
  return source.categories.map(({ pictureKind, ...category }) => {
    const own = source.families.filter((parent) => isWithin(parents, parent.category, category.key))
    const isWanted = ({ picture }: { picture: { kind: string } }) => picture.kind === pictureKind
    const shown = own.find(isWanted) ?? own[0] ?? source.families.find(isWanted)
    return { ...category, picture: (shown && covers.get(shown.key)) ?? null }
  })
}

function isWithin(
  parents: ReadonlyMap<string, string | null>,
  key: string,
  ancestor: string,
): boolean {
  if (key === ancestor) return true
  const parent = parents.get(key)
  return parent ? isWithin(parents, parent, ancestor) : false
}
