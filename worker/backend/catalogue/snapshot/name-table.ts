import type { LocaleText } from '#shared/schemas/import/text.ts'
import type { ProductProperty } from '../structs/product-row.ts'
import { MANUFACTURER_FACET } from './facets.ts'
import type { Snapshot, SnapshotNames } from './snapshot.ts'

/** The meaning of a snapshot's option numbers, for cards. */
export type NameTable = Readonly<{
  /** By option number. */
  properties: ReadonlyMap<number, Omit<ProductProperty, 'isAxis'>>
  manufacturers: ReadonlyMap<number, SnapshotNames['manufacturers'][number]>
  /** Care instructions by their key. */
  care: ReadonlyMap<string, LocaleText>
}>

const known = new WeakMap<Snapshot, NameTable>()

/** The name table of a snapshot, built once and cached as long as the snapshot. */
export function nameTable(snapshot: Snapshot): NameTable {
  const table = known.get(snapshot) ?? makeTable(snapshot)
  known.set(snapshot, table)
  return table
}

/** The option numbers of a row, in display order. */
export function optionsOf({ columns }: Snapshot, row: number): readonly number[] {
  const numbers = columns.option.slice(columns.optionStart[row], columns.optionStart[row + 1])
  return [...numbers.sort()]
}

/** All rows of this row's parent, which are adjacent. */
export function findVariantRows(
  { columns: { family: parent } }: Snapshot,
  row: number,
): readonly number[] {
  let first = row
  while (first > 0 && parent[first - 1] === parent[row]) first -= 1
  let end = row + 1
  while (end < parent.length && parent[end] === parent[row]) end += 1
  return Array.from({ length: end - first }, (_, index) => first + index)
}

function makeTable({ names: { groups, manufacturers }, optionNumbers }: Snapshot): NameTable {
  const number = (facet: string, option: string) => optionNumbers.get(`${facet}/${option}`) ?? -1
  const care = groups.find(({ record }) => record.key === 'care')?.options ?? []
  return {
    properties: new Map(
      groups.flatMap(({ id: groupId, record: group, options }) =>
        options.map(({ id, position, record: option }) => [
          number(groupId, id),
          { id, groupId, position, option, group },
        ]),
      ),
    ),
    manufacturers: new Map(
      manufacturers.map((maker) => [number(MANUFACTURER_FACET, maker.id), maker]),
    ),
    care: new Map(care.map(({ record }) => [record.key, record.name])),
  }
}
