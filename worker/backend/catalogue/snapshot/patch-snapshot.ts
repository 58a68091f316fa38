import { groupBy } from '../structs/group-by.ts'
import {
  figuresOf,
  mostSoldFirst,
  optionsIn,
  soldByParent,
  type SourceProduct,
} from './build-snapshot.ts'
import { assembleSnapshot, type Snapshot } from './snapshot.ts'

/**
 * A snapshot with the current data of some parents. `products` are all their listed products with
 * options, values, prices and sales. Their names, categories and dates must be unchanged. Null if a
 * parent has other products than before, or a value of a new measure. A rebuild is then necessary.
 */
export function patchSnapshot(old: Snapshot, products: readonly SourceProduct[]): Snapshot | null {
  const { names, columns, optionNumbers } = old
  const placed = placesOf(old, products)
  const measureNumbers = new Map(names.measures.map((name, number) => [name, number]))
  const isKnown = ([name]: readonly [string, number]) => measureNumbers.has(name)
  if (!placed || !products.every((product) => figuresOf(product).every(isKnown))) return null

  const soldNow = soldByParent(products)
  const column = (before: Uint32Array, valueOf: (product: SourceProduct) => number) => {
    const copy = before.slice()
    for (const [row, product] of placed) copy[row] = valueOf(product)
    return copy
  }
  const moved = (before: Uint32Array) =>
    column(before, ({ id }) => before[old.rowOfId.get(id) ?? -1] ?? 0)
  const list = (
    start: Uint32Array,
    values: Uint32Array,
    valuesOf: (product: SourceProduct) => readonly number[],
  ) => patchedLists(start, values, new Map([...placed].map(([row, own]) => [row, valuesOf(own)])))

  const sold = column(columns.sold, ({ family: parent }) => soldNow.get(parent) ?? 0)
  const option = list(columns.optionStart, columns.option, (product) =>
    optionsIn(product, optionNumbers),
  )
  const figureMeasure = list(columns.figureStart, columns.figureMeasure, (product) =>
    figuresOf(product).map(([name]) => measureNumbers.get(name) ?? 0),
  )
  const figure = list(columns.figureStart, columns.figure, (product) =>
    figuresOf(product).map(([, value]) => value),
  )
  return assembleSnapshot(names, {
    id: column(columns.id, ({ id }) => id),
    // Copies, because the columns of `old` are views that retain the whole buffer in memory.
    family: columns.family.slice(),
    price: column(columns.price, ({ price }) => price),
    netPrice: column(columns.netPrice, ({ netPrice }) => netPrice),
    sold,
    topseller: mostSoldFirst(sold),
    newest: columns.newest.slice(),
    nameDe: moved(columns.nameDe),
    nameEn: moved(columns.nameEn),
    optionStart: option.start,
    option: option.values,
    categoryStart: columns.categoryStart.slice(),
    categoryRows: movedRows(old, placed),
    figureStart: figure.start,
    figureMeasure: figureMeasure.values,
    figure: figure.values,
  })
}

/**
 * The products by their current rows. A parent's products share the rows that it had. Null if a
 * parent has other products than before.
 */
function placesOf(
  { columns: { family: parent }, rowOfId }: Snapshot,
  products: readonly SourceProduct[],
): ReadonlyMap<number, SourceProduct> | null {
  const placed = new Map<number, SourceProduct>()
  for (const [own, members] of groupBy(products, (product) => product.family)) {
    const rows = members.flatMap(({ id }) => rowOfId.get(id) ?? []).sort((a, b) => a - b)
    const [first = 0] = rows
    const end = first + members.length
    const isWhole =
      rows.length === members.length &&
      rows.every((row) => parent[row] === own) &&
      parent[first - 1] !== own &&
      parent[end] !== own
    if (!isWhole) return null
    members
      .toSorted((a, b) => a.place - b.place)
      .forEach((product, place) => placed.set(first + place, product))
  }
  return placed
}

/** Lists per row, with some rows replaced. */
function patchedLists(
  start: Uint32Array,
  values: Uint32Array,
  replaced: ReadonlyMap<number, readonly number[]>,
) {
  const rows = Array.from({ length: start.length - 1 }, (_, row) => row)
  const valuesOf = (row: number) => replaced.get(row) ?? values.subarray(start[row], start[row + 1])
  const patchedStart = new Uint32Array(start.length)
  for (const row of rows) patchedStart[row + 1] = (patchedStart[row] ?? 0) + valuesOf(row).length
  const patched = new Uint32Array(patchedStart.at(-1) ?? 0)
  for (const row of rows) patched.set(valuesOf(row), patchedStart[row])
  return { start: patchedStart, values: patched }
}

/** The rows of all categories in ascending order, after products of a parent changed places. */
function movedRows(
  { columns: { categoryStart, categoryRows }, rowOfId }: Snapshot,
  placed: ReadonlyMap<number, SourceProduct>,
): Uint32Array {
  const rowNow = new Map([...placed].map(([row, { id }]) => [rowOfId.get(id) ?? row, row]))
  const moved = categoryRows.map((row) => rowNow.get(row) ?? row)
  for (let category = 0; category + 1 < categoryStart.length; category++)
    moved.subarray(categoryStart[category], categoryStart[category + 1]).sort()
  return moved
}
