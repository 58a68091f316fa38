import { z } from '#shared/schemas/zod.ts'
import { StoredGroup, StoredManufacturer, StoredOption } from '../stored.ts'

/** What a measure says of an article that has none. */
export const ABSENT = 0xffffffff

/**
 * A choice whose options stand beside each other: a property group, the manufacturers, or a single
 * yes. `first` is the number of its first option; ids of properties are those of the Store API.
 */
const Facet = z.object({
  id: z.string(),
  first: z.int(),
  optionIds: z.array(z.string()),
})
export type Facet = z.infer<typeof Facet>

const Group = z.object({
  id: z.string(),
  record: StoredGroup,
  options: z.array(z.object({ id: z.string(), position: z.int(), record: StoredOption })),
})
export type SnapshotGroup = z.infer<typeof Group>

/** What stands beside the columns: names of things, and which rows a category holds. */
export const SnapshotNames = z.object({
  facets: z.array(Facet),
  measures: z.array(z.string()),
  categoryIds: z.array(z.string()),
  groups: z.array(Group),
  manufacturers: z.array(z.object({ id: z.string(), record: StoredManufacturer })),
})
export type SnapshotNames = z.infer<typeof SnapshotNames>

/**
 * Columns by row, a row for each listed article. Rows of a family stand together, the one that it
 * is shown by first; families stand by their position. Amounts are whole cents gross.
 */
export const COLUMNS = [
  'id',
  'family',
  'price',
  'topseller',
  'newest',
  'nameDe',
  'nameEn',
  'optionStart',
  'option',
  'categoryStart',
  'categoryRows',
] as const
export type Columns = Readonly<Record<(typeof COLUMNS)[number], Uint32Array>>

/** Room that a query works in, made once: a query that made its own would feed the collector. */
export type Scratch = Readonly<{
  filterOfOption: Uint32Array
  filterOfFacet: Uint32Array
  countedFor: Uint32Array
  count: Uint32Array
  keys: Float64Array
}>

/** The whole catalogue as filters, counts and sortings see it. Nobody changes it. */
export type Snapshot = Readonly<{
  names: SnapshotNames
  columns: Columns
  /** A figure for each row and measure, `ABSENT` where it has none; `price` is one of them. */
  measures: ReadonlyMap<string, Uint32Array>
  /** Number of an option by facet and id, as `facet/option`. */
  optionNumbers: ReadonlyMap<string, number>
  facetOfOption: Uint32Array
  rowOfId: ReadonlyMap<number, number>
  scratch: Scratch
}>

/** Puts a snapshot together from its columns; those of measures stand in the order of the names. */
export function assembled(
  names: SnapshotNames,
  columns: Columns,
  measureColumns: readonly Uint32Array[],
): Snapshot {
  const optionCount = names.facets.reduce((sum, { optionIds }) => sum + optionIds.length, 0)
  const facetOfOption = new Uint32Array(optionCount)
  names.facets.forEach(({ first, optionIds }, facet) =>
    facetOfOption.fill(facet, first, first + optionIds.length),
  )
  const own = names.measures.map(
    (name, index) => [name, measureColumns[index] ?? new Uint32Array()] as const,
  )
  return {
    names,
    columns,
    measures: new Map([['price', columns.price], ...own]),
    optionNumbers: optionNumbersOf(names.facets),
    facetOfOption,
    rowOfId: new Map(Array.from(columns.id, (id, row) => [id, row])),
    scratch: {
      filterOfOption: new Uint32Array(optionCount),
      filterOfFacet: new Uint32Array(names.facets.length),
      countedFor: new Uint32Array(optionCount),
      count: new Uint32Array(optionCount),
      keys: new Float64Array(columns.id.length),
    },
  }
}

/** The number of each option, by `facet/option`. */
export function optionNumbersOf(facets: readonly Facet[]): ReadonlyMap<string, number> {
  return new Map(
    facets.flatMap(({ id, first, optionIds }) =>
      optionIds.map((optionId, index) => [`${id}/${optionId}`, first + index] as const),
    ),
  )
}

/** Rows of a category and those below it, ascending; null where there is no such category. */
export function rowsOfCategory({ names, columns }: Snapshot, id: string): Uint32Array | null {
  const at = names.categoryIds.indexOf(id)
  if (at < 0) return null
  return columns.categoryRows.subarray(columns.categoryStart[at], columns.categoryStart[at + 1])
}
