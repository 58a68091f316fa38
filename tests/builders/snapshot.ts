import type {
  SnapshotSource,
  SourceProduct,
} from '#worker/backend/catalogue/snapshot/build-snapshot.ts'
import type { Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'

/** Three properties with four options each: fibres are the numbers 0 to 3, colours 4 to 7. */
export const FACETS = [
  { id: 'fibre', optionIds: ['cotton', 'nylon', 'polyester', 'wool'] },
  { id: 'colour', optionIds: ['red', 'green', 'blue', 'black'] },
  { id: 'use', optionIds: ['tent', 'rucksack', 'quilt', 'tarp'] },
]

/** A product at 1 €, by default with its own parent. */
export function aSourceProduct(id: number, changes: Partial<SourceProduct> = {}): SourceProduct {
  return {
    id,
    family: 1,
    parentPosition: changes.family ?? 1,
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

export function aShop(products: readonly SourceProduct[]): SnapshotSource {
  const all = { id: 'all', products: new Set(products.map(({ id }) => id)) }
  return {
    products,
    facets: FACETS,
    categories: [all],
    groups: [],
    manufacturers: [],
    categoryNames: [],
    searchTerms: [],
  }
}

/** All rows. */
export function rowsOf({ columns }: Snapshot): Uint32Array {
  return Uint32Array.from(columns.id, (_, row) => row)
}
