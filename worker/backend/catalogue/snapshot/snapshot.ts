import { SearchTermRecord } from '#shared/schemas/import/search-term.ts'
import { LocaleText } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import { clothRanks, type ClothRanks } from './cloth-ranks.ts'
import { StoredGroup, StoredManufacturer, StoredOption } from '#worker/backend/tables/stored.ts'

/**
 * A property group, the manufacturers, or a flag with a single option. `first` is the number of its
 * first option. Property ids are those of the Store API.
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

/** The meaning of the numbers in the columns. */
export const SnapshotNames = z.object({
  facets: z.array(Facet),
  /** Names of the measures, including prices. */
  measures: z.array(z.string()),
  categoryIds: z.array(z.string()),
  categoryNames: z.array(LocaleText),
  groups: z.array(Group),
  manufacturers: z.array(z.object({ id: z.string(), record: StoredManufacturer })),
  searchTerms: z.array(SearchTermRecord),
})
export type SnapshotNames = z.infer<typeof SnapshotNames>

/**
 * Columns with a row for each listed product. Rows of a parent are adjacent, its representative
 * first. Parents are sorted by position. Amounts are whole cents. Options and values are lists: the
 * start of each row's list, and all entries. `figureMeasure` is the measure of a value. Few
 * products have many measures, so a list is smaller than a column per measure.
 */
export const COLUMNS = [
  'id',
  'family',
  'price',
  'netPrice',
  'sold',
  'topseller',
  'newest',
  'nameDe',
  'nameEn',
  'optionStart',
  'option',
  'categoryStart',
  'categoryRows',
  'figureStart',
  'figureMeasure',
  'figure',
] as const
export const Columns = z
  .record(
    z.enum(COLUMNS),
    z.custom<Uint32Array>((value) => value instanceof Uint32Array),
  )
  .readonly()
export type Columns = z.infer<typeof Columns>

/** Working memory of queries, allocated once to avoid garbage collection. */
export type Scratch = Readonly<{
  filterOfOption: Uint32Array
  filterOfFacet: Uint32Array
  countedFor: Uint32Array
  count: Uint32Array
  /** By measure: bit of its filter or 0, bounds of the filter, and results. */
  filterOfMeasure: Uint32Array
  from: Uint32Array
  to: Uint32Array
  min: Uint32Array
  max: Uint32Array
  sum: Float64Array
  rows: Uint32Array
  keys: Float64Array
}>

/** The whole catalogue for filters, counts and sortings. Only `scratch` ever changes. */
export type Snapshot = Readonly<{
  names: SnapshotNames
  columns: Columns
  /** Number of an option by facet and id, as `facet/option`. */
  optionNumbers: ReadonlyMap<string, number>
  facetOfOption: Uint32Array
  rowOfId: ReadonlyMap<number, number>
  cloth: ClothRanks
  scratch: Scratch
}>

export function assembleSnapshot(names: SnapshotNames, columns: Columns): Snapshot {
  const optionCount = names.facets.reduce((sum, { optionIds }) => sum + optionIds.length, 0)
  const facetOfOption = new Uint32Array(optionCount)
  names.facets.forEach(({ first, optionIds }, facet) =>
    facetOfOption.fill(facet, first, first + optionIds.length),
  )
  const forEachMeasure = () => new Uint32Array(names.measures.length)
  return {
    names,
    columns,
    optionNumbers: optionNumbersOf(names.facets),
    facetOfOption,
    rowOfId: new Map(Array.from(columns.id, (id, row) => [id, row])),
    cloth: clothRanks(names.measures, columns),
    scratch: {
      filterOfOption: new Uint32Array(optionCount),
      filterOfFacet: new Uint32Array(names.facets.length),
      countedFor: new Uint32Array(optionCount),
      count: new Uint32Array(optionCount),
      filterOfMeasure: forEachMeasure(),
      from: forEachMeasure(),
      to: forEachMeasure(),
      min: forEachMeasure(),
      max: forEachMeasure(),
      sum: new Float64Array(names.measures.length),
      rows: forEachMeasure(),
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

/** Rows of a category and its descendants, ascending; null for an unknown category. */
export function rowsOfCategory({ names, columns }: Snapshot, id: string): Uint32Array | null {
  const at = names.categoryIds.indexOf(id)
  if (at < 0) return null
  return columns.categoryRows.subarray(columns.categoryStart[at], columns.categoryStart[at + 1])
}
