import { GROSS_PRICE, LONGEST_PIECE, NET_PRICE } from './measures.ts'
import {
  assembleSnapshot,
  optionNumbersOf,
  type Facet,
  type Snapshot,
  type SnapshotNames,
} from './snapshot.ts'

/** A listed product in the catalogue, with the catalogue's ids. */
export type SourceProduct = Readonly<{
  id: number
  family: number
  parentPosition: number
  /** The rank among the parent's variants. The lowest represents the parent. */
  place: number
  /** Its lowest gross price in cents; `netPrice` is the same without tax. */
  price: number
  netPrice: number
  sales: number
  newSince: string | null
  sortName: Readonly<{ de: string; en: string }>
  /** Options as `facet/option`. */
  options: readonly string[]
  measures: Readonly<Record<string, number>>
}>

export type SnapshotSource = Readonly<{
  products: readonly SourceProduct[]
  facets: readonly Pick<Facet, 'id' | 'optionIds'>[]
  /** Ids of the products in each category, including its descendants. */
  categories: readonly Readonly<{ id: string; products: ReadonlySet<number> }>[]
  groups: SnapshotNames['groups']
  manufacturers: SnapshotNames['manufacturers']
  categoryNames: SnapshotNames['categoryNames']
  searchTerms: SnapshotNames['searchTerms']
}>

export function buildSnapshot(source: SnapshotSource): Snapshot {
  const products = [...source.products].sort(
    (a, b) => a.parentPosition - b.parentPosition || a.family - b.family || a.place - b.place,
  )
  const facets = numbered(source.facets)
  const measures = [...measureNames(products)]
  const measureNumbers = new Map(measures.map((name, number) => [name, number]))
  const { groups, manufacturers, categoryNames, searchTerms } = source
  const categoryIds = source.categories.map(({ id }) => id)
  const column = (valueOf: (product: SourceProduct) => number) =>
    Uint32Array.from(products, valueOf)

  const sold = soldByParent(products)
  const soldOfRow = column(({ family: parent }) => sold.get(parent) ?? 0)
  const latest = byParent(products, ({ newSince }) => dayNumber(newSince), Math.max)
  const numbers = optionNumbersOf(facets)
  const option = lists(products.map((product) => optionsIn(product, numbers)))
  const figures = products.map(figuresOf)
  const figureMeasure = lists(
    figures.map((own) => own.map(([name]) => measureNumbers.get(name) ?? 0)),
  )
  const figure = lists(figures.map((own) => own.map(([, value]) => value)))
  const rowLists = source.categories.map(({ products: ids }) =>
    products.flatMap(({ id }, row) => (ids.has(id) ? [row] : [])),
  )
  const category = lists(rowLists)
  return assembleSnapshot(
    { facets, measures, categoryIds, categoryNames, groups, manufacturers, searchTerms },
    {
      id: column(({ id }) => id),
      family: column(({ family: parent }) => parent),
      price: column(({ price }) => price),
      netPrice: column(({ netPrice }) => netPrice),
      sold: soldOfRow,
      topseller: mostSoldFirst(soldOfRow),
      newest: ranked(
        products.map(({ family: parent }) => -(latest.get(parent) ?? 0)),
        byNumber,
      ),
      nameDe: ranked(
        products.map(({ sortName }) => sortName.de),
        byCode,
      ),
      nameEn: ranked(
        products.map(({ sortName }) => sortName.en),
        byCode,
      ),
      optionStart: option.start,
      option: option.values,
      categoryStart: category.start,
      categoryRows: category.values,
      figureStart: figure.start,
      figureMeasure: figureMeasure.values,
      figure: figure.values,
    },
  )
}

/** The option numbers of a product. Options without a facet are left out. */
export function optionsIn(
  { options }: SourceProduct,
  numbers: ReadonlyMap<string, number>,
): readonly number[] {
  return options.flatMap((name) => numbers.get(name) ?? [])
}

/** The values of a product by measure, prices first. */
export function figuresOf({ price, netPrice, measures }: SourceProduct) {
  return Object.entries({ [GROSS_PRICE]: price, [NET_PRICE]: netPrice, ...measures })
}

/** Sales per parent. */
export function soldByParent(products: readonly SourceProduct[]): ReadonlyMap<number, number> {
  return byParent(
    products,
    ({ sales }) => sales,
    (a, b) => a + b,
  )
}

/** The rank of each row by sales as 32-bit signed numbers. Sales can be negative. */
export function mostSoldFirst(sold: Uint32Array): Uint32Array {
  return ranked(
    Array.from(sold, (value) => -(value | 0)),
    byNumber,
  )
}

/**
 * The names of all measures, prices first. Always contains the longest piece, because sales change
 * it.
 */
function measureNames(products: readonly SourceProduct[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { measures } of products) for (const name of Object.keys(measures)) names.add(name)
  return new Set([GROSS_PRICE, NET_PRICE, LONGEST_PIECE, ...[...names].sort()])
}

function numbered(facets: SnapshotSource['facets']): Facet[] {
  let first = 0
  return facets.map(({ id, optionIds }) => {
    const facet = { id, first, optionIds: [...optionIds] }
    first += optionIds.length
    return facet
  })
}

/** One list per row as two columns: the start of each list, and all values. */
function lists(rows: readonly (readonly number[])[]) {
  const start = new Uint32Array(rows.length + 1)
  rows.forEach((values, row) => (start[row + 1] = (start[row] ?? 0) + values.length))
  return { start, values: Uint32Array.from(rows.flat()) }
}

function byParent(
  products: readonly SourceProduct[],
  valueOf: (product: SourceProduct) => number,
  combine: (a: number, b: number) => number,
): ReadonlyMap<number, number> {
  const values = new Map<number, number>()
  for (const product of products) {
    const known = values.get(product.family)
    const own = valueOf(product)
    values.set(product.family, known === undefined ? own : combine(known, own))
  }
  return values
}

/** The rank of each value among the distinct values, from 0. */
function ranked<T>(values: readonly T[], order: (a: T, b: T) => number): Uint32Array {
  const places = new Map([...new Set(values)].sort(order).map((value, place) => [value, place]))
  return Uint32Array.from(values, (value) => places.get(value) ?? 0)
}

function byNumber(a: number, b: number): number {
  return a - b
}

/** Compares sort names by their code units, which they are built for. */
function byCode(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** A date as a number in the same order; 0 for null. */
function dayNumber(date: string | null): number {
  return date === null ? 0 : Number(date.replaceAll('-', ''))
}
