import { ABSENT, type Snapshot } from './snapshot.ts'

/** A row number has to fit below this, beside its rank. */
const MAX_ROWS = 2 ** 20
/** Filters are bits of one number. */
export const MOST_FILTERS = 30

export type MeasureRange = Readonly<{ measure: string; min: number; max: number }>

export type ListingQuery = Readonly<{
  /** Ascending. */
  rows: Uint32Array
  /** One entry for each filter: numbers of options, of one facet, of which one must fit. */
  options: readonly (readonly number[])[]
  ranges: readonly MeasureRange[]
  /** What rows are sorted by; equal ones keep their order. */
  rank: Uint32Array
  descending: boolean
  page: number
  limit: number
}>

/** Lowest, highest and all together of a measure; `min` is `ABSENT` where no row has it. */
export type MeasureFigures = {
  readonly name: string
  min: number
  max: number
  sum: number
  rows: number
}

/** `count` belongs to the snapshot: read it before anything is awaited. */
export type ListingResult = Readonly<{
  total: number
  ids: readonly number[]
  count: Uint32Array
  measures: readonly MeasureFigures[]
}>

type Bound = MeasureFigures & {
  readonly values: Uint32Array
  readonly bit: number
  readonly from: number
  readonly to: number
}

/**
 * One page of some rows, filtered and sorted, one article a family, and all counts in one pass. An
 * article that misses no filter counts everywhere; one that misses exactly one filter counts only
 * among that filter's own options, which is what choosing them would add.
 */
export function listing(snapshot: Snapshot, query: ListingQuery): ListingResult {
  const { rows, options, ranges, rank, descending, page, limit } = query
  const { family, option, optionStart, id } = snapshot.columns
  const { facetOfOption, scratch } = snapshot
  const { filterOfOption, filterOfFacet, countedFor, count, keys } = scratch
  clear(snapshot)
  mark(snapshot, options)
  const measures = bounds(snapshot, ranges, options.length)
  const bounded = measures.filter(({ bit }) => bit !== 0)
  const everyFilter = 2 ** (options.length + ranges.length) - 1

  let total = 0
  let previous = ABSENT
  for (const row of rows) {
    const own = family[row] ?? 0
    const first = optionStart[row] ?? 0
    const end = optionStart[row + 1] ?? first
    let missed = everyFilter
    for (let at = first; at < end; at++) missed &= ~(filterOfOption[option[at] ?? 0] ?? 0)
    for (const { values, from, to, bit } of bounded) {
      const value = values[row] ?? ABSENT
      if (value >= from && value <= to) missed &= ~bit
    }
    // Two filters missed: no facet counts it.
    if (missed & (missed - 1)) continue

    for (let at = first; at < end; at++) {
      const number = option[at] ?? 0
      if (missed !== 0 && filterOfFacet[facetOfOption[number] ?? 0] !== missed) continue
      if (countedFor[number] === own) continue
      countedFor[number] = own
      count[number] = (count[number] ?? 0) + 1
    }
    for (const measure of measures) {
      const value = measure.values[row] ?? ABSENT
      if ((missed !== 0 && missed !== measure.bit) || value === ABSENT) continue
      if (value < measure.min) measure.min = value
      if (value > measure.max) measure.max = value
      measure.sum += value
      measure.rows += 1
    }
    if (missed !== 0) continue

    const order = descending ? -(rank[row] ?? 0) : (rank[row] ?? 0)
    const key = order * MAX_ROWS + row
    // The best of its rows stands for a family.
    if (own !== previous) keys[total++] = key
    else if (key < (keys[total - 1] ?? 0)) keys[total - 1] = key
    previous = own
  }

  const sorted = keys.subarray(0, total).sort()
  const wanted = sorted.subarray((page - 1) * limit, page * limit)
  return { total, ids: Array.from(wanted, (key) => id[rowOf(key)] ?? 0), count, measures }
}

/** The row of a key, whose rank is negative where a sorting falls. */
function rowOf(key: number): number {
  return ((key % MAX_ROWS) + MAX_ROWS) % MAX_ROWS
}

function clear({ scratch }: Snapshot): void {
  scratch.filterOfOption.fill(0)
  scratch.filterOfFacet.fill(0)
  scratch.countedFor.fill(ABSENT)
  scratch.count.fill(0)
}

function mark({ scratch, facetOfOption }: Snapshot, options: ListingQuery['options']): void {
  options.forEach((numbers, index) => {
    for (const number of numbers) {
      scratch.filterOfOption[number] = 1 << index
      scratch.filterOfFacet[facetOfOption[number] ?? 0] = 1 << index
    }
  })
}

function bounds(
  { measures }: Snapshot,
  ranges: readonly MeasureRange[],
  optionFilters: number,
): readonly Bound[] {
  return [...measures].map(([name, values]) => {
    const at = ranges.findIndex(({ measure }) => measure === name)
    const range = ranges[at]
    return {
      name,
      values,
      bit: range ? 1 << (optionFilters + at) : 0,
      from: range?.min ?? 0,
      to: Math.min(range?.max ?? ABSENT, ABSENT - 1),
      min: ABSENT,
      max: 0,
      sum: 0,
      rows: 0,
    }
  })
}
