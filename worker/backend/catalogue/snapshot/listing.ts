import { ABSENT } from './measures.ts'
import type { Snapshot } from './snapshot.ts'

/** Upper limit of row numbers, so that rank and row fit into one number. */
const MAX_ROWS = 2 ** 20
/** Each filter is a bit of one number. */
export const MAX_FILTERS = 30

export type MeasureRange = Readonly<{ measure: string; min: number; max: number }>

export type SnapshotQuery = Readonly<{
  /** Ascending. */
  rows: Uint32Array
  /** One entry per filter: option numbers of one facet, of which one must match. */
  options: readonly (readonly number[])[]
  ranges: readonly MeasureRange[]
  /** The sort value of each row. Equal rows retain their order. */
  rank: Uint32Array
  descending: boolean
  page: number
  limit: number
}>

/** Minimum, maximum and sum of a measure. `min` is `ABSENT` if no row has it. */
export type MeasureFigures = Readonly<{
  name: string
  min: number
  max: number
  sum: number
  rows: number
}>

/** `count` belongs to the snapshot: read it before the next `await`. */
export type ListingResult = Readonly<{
  total: number
  ids: readonly number[]
  count: Uint32Array
  measures: readonly MeasureFigures[]
}>

/**
 * One page of some rows, filtered and sorted, with one product per parent, and all counts in one
 * pass. A product that matches all filters counts everywhere. A product that fails exactly one
 * filter counts only for that filter's options, because choosing them would add it.
 */
export function queryListing(snapshot: Snapshot, query: SnapshotQuery): ListingResult {
  const { rows, options, ranges, rank, descending, page, limit } = query
  const {
    family: parent,
    option,
    optionStart,
    figureStart,
    figureMeasure,
    figure,
    id,
  } = snapshot.columns
  const { facetOfOption, scratch } = snapshot
  const { filterOfOption, filterOfFacet, countedFor, count, keys } = scratch
  const { filterOfMeasure, from, to, min, max, sum } = scratch
  clear(snapshot)
  markOptions(snapshot, options)
  markRanges(snapshot, ranges, options.length)
  const everyFilter = 2 ** (options.length + ranges.length) - 1

  let total = 0
  let previous = ABSENT
  for (const row of rows) {
    const own = parent[row] ?? 0
    const first = optionStart[row] ?? 0
    const end = optionStart[row + 1] ?? first
    const firstFigure = figureStart[row] ?? 0
    const endFigure = figureStart[row + 1] ?? firstFigure
    let missed = everyFilter
    if (everyFilter !== 0) {
      for (let at = first; at < end; at++) missed &= ~(filterOfOption[option[at] ?? 0] ?? 0)
      for (let at = firstFigure; at < endFigure; at++) {
        const measure = figureMeasure[at] ?? 0
        const value = figure[at] ?? 0
        if (value >= (from[measure] ?? 0) && value <= (to[measure] ?? 0))
          missed &= ~(filterOfMeasure[measure] ?? 0)
      }
      // Two failed filters: no facet counts the row.
      if (missed & (missed - 1)) continue
    }

    for (let at = first; at < end; at++) {
      const number = option[at] ?? 0
      if (missed !== 0 && filterOfFacet[facetOfOption[number] ?? 0] !== missed) continue
      if (countedFor[number] === own) continue
      countedFor[number] = own
      count[number] = (count[number] ?? 0) + 1
    }
    for (let at = firstFigure; at < endFigure; at++) {
      const measure = figureMeasure[at] ?? 0
      if (missed !== 0 && missed !== filterOfMeasure[measure]) continue
      const value = figure[at] ?? 0
      if (value < (min[measure] ?? 0)) min[measure] = value
      if (value > (max[measure] ?? 0)) max[measure] = value
      sum[measure] = (sum[measure] ?? 0) + value
      scratch.rows[measure] = (scratch.rows[measure] ?? 0) + 1
    }
    if (missed !== 0) continue

    const order = descending ? -(rank[row] ?? 0) : (rank[row] ?? 0)
    const key = order * MAX_ROWS + row
    // The best of its rows represents a parent.
    if (own !== previous) keys[total++] = key
    else if (key < (keys[total - 1] ?? 0)) keys[total - 1] = key
    previous = own
  }

  const sorted = keys.subarray(0, total).sort()
  const requested = sorted.subarray((page - 1) * limit, page * limit)
  const ids = Array.from(requested, (key) => id[rowOf(key)] ?? 0)
  return { total, ids, count, measures: figuresFound(snapshot) }
}

/** The row of a sort key. Its rank is negative in descending order. */
function rowOf(key: number): number {
  return ((key % MAX_ROWS) + MAX_ROWS) % MAX_ROWS
}

function clear({ scratch }: Snapshot): void {
  scratch.filterOfOption.fill(0)
  scratch.filterOfFacet.fill(0)
  scratch.countedFor.fill(ABSENT)
  scratch.count.fill(0)
  scratch.filterOfMeasure.fill(0)
  scratch.from.fill(0)
  scratch.to.fill(ABSENT)
  scratch.min.fill(ABSENT)
  scratch.max.fill(0)
  scratch.sum.fill(0)
  scratch.rows.fill(0)
}

function markOptions(
  { scratch, facetOfOption }: Snapshot,
  options: SnapshotQuery['options'],
): void {
  options.forEach((numbers, index) => {
    for (const number of numbers) {
      scratch.filterOfOption[number] = 1 << index
      scratch.filterOfFacet[facetOfOption[number] ?? 0] = 1 << index
    }
  })
}

/** A measure without any product gets no bit, so that no row matches its range. */
function markRanges(
  { names, scratch }: Snapshot,
  ranges: readonly MeasureRange[],
  optionFilters: number,
): void {
  ranges.forEach(({ measure, min, max }, index) => {
    const number = names.measures.indexOf(measure)
    if (number < 0) return
    scratch.filterOfMeasure[number] = 1 << (optionFilters + index)
    scratch.from[number] = min
    scratch.to[number] = max
  })
}

function figuresFound({ names, scratch }: Snapshot): readonly MeasureFigures[] {
  return names.measures.map((name, number) => ({
    name,
    min: scratch.min[number] ?? ABSENT,
    max: scratch.max[number] ?? 0,
    sum: scratch.sum[number] ?? 0,
    rows: scratch.rows[number] ?? 0,
  }))
}
