import type {
  SnapshotSource,
  SourceArticle,
} from '#worker/backend/catalogue/snapshot/build-snapshot.ts'
import type { Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'

/** Three choices of four options each: fibres are the numbers 0 to 3, colours 4 to 7. */
export const FACETS = [
  { id: 'fibre', optionIds: ['cotton', 'nylon', 'polyester', 'wool'] },
  { id: 'colour', optionIds: ['red', 'green', 'blue', 'black'] },
  { id: 'use', optionIds: ['tent', 'rucksack', 'quilt', 'tarp'] },
]

/** A parent of its own by default, at 1 €. */
export function aSourceArticle(id: number, changes: Partial<SourceArticle> = {}): SourceArticle {
  return {
    id,
    family: 1,
    familyPosition: changes.family ?? 1,
    place: id,
    price: 100,
    netPrice: 84,
    sales: 0,
    newSince: null,
    sortName: { de: `artikel ${id}`, en: `article ${id}` },
    options: [],
    measures: {},
    ...changes,
  }
}

export function aShop(articles: readonly SourceArticle[]): SnapshotSource {
  const all = { id: 'all', articles: new Set(articles.map(({ id }) => id)) }
  return { articles, facets: FACETS, categories: [all], groups: [], manufacturers: [] }
}

/** All rows. */
export function rowsOf({ columns }: Snapshot): Uint32Array {
  return Uint32Array.from(columns.id, (_, row) => row)
}
