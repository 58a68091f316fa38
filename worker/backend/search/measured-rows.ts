import type { Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'
import type { Bound, Figure } from './read-query.ts'

/** Calls with each measured value of a row among some measures. */
function forEachValue(
  { columns }: Snapshot,
  row: number,
  measures: ReadonlyMap<number, number>,
  take: (value: number, index: number) => void,
): void {
  const { figureStart, figureMeasure, figure } = columns
  const end = figureStart[row + 1] ?? 0
  for (let at = figureStart[row] ?? 0; at < end; at++) {
    const index = measures.get(figureMeasure[at] ?? -1)
    if (index !== undefined) take(figure[at] ?? 0, index)
  }
}

/** The positions of measures in a list, by their number in the snapshot. */
function numbersOf({ names }: Snapshot, list: readonly Readonly<{ key: string }>[]) {
  return new Map(list.map(({ key }, index) => [names.measures.indexOf(key), index]))
}

/** Whether rows have a measure within a bound. */
export function isWithin(snapshot: Snapshot, { measures }: Bound): (row: number) => boolean {
  const numbers = numbersOf(snapshot, measures)
  return (row) => {
    let isMet = false
    forEachValue(snapshot, row, numbers, (value, index) => {
      const { min = 0, max = 0 } = measures[index] ?? {}
      isMet ||= value >= min && value <= max
    })
    return isMet
  }
}

export type Nearest = Readonly<{
  /** The measure that rows have, and its values next to the requested one, ascending. */
  measure: string
  values: readonly number[]
  /** The difference of each row that has the measure. */
  differences: ReadonlyMap<number, number>
}>

/**
 * The values of some rows that are nearest to a figure, in the measure that most rows have; null if
 * no row has one.
 */
export function nearestTo(
  snapshot: Snapshot,
  rows: Iterable<number>,
  requested: Figure['values'],
): Nearest | null {
  const numbers = numbersOf(snapshot, requested)
  const found = requested.map(() => new Map<number, number>())
  for (const row of rows)
    forEachValue(snapshot, row, numbers, (value, index) => found[index]?.set(row, value))
  const most = found.reduce((a, b) => (b.size > a.size ? b : a), new Map<number, number>())
  const { key, value: sought } = requested[found.indexOf(most)] ?? {}
  if (most.size === 0 || key === undefined || sought === undefined) return null
  const values = [...new Set(most.values())].sort((a, b) => a - b)
  const below = values.filter((value) => value <= sought).at(-1)
  const above = values.find((value) => value >= sought)
  return {
    measure: key,
    values: [...new Set([below, above])].filter((value) => value !== undefined),
    differences: new Map([...most].map(([row, value]) => [row, Math.abs(value - sought)])),
  }
}
