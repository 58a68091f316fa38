import { ABSENT, AREA_WEIGHT, HYDROSTATIC_HEAD } from './measures.ts'
import { rowsOfCategory, type Snapshot } from './snapshot.ts'

type Span = { min: number; max: number }

/** Weight and hydrostatic head of cloth, in the units of these properties. */
type ClothFigures = Readonly<{
  articles: number
  weight: Span
  tight: Readonly<{ articles: number; weight: Span; head: Span }> | null
}>

/** The measures of a category's cloth, in one pass over its rows; null without any. */
export function clothFigures(snapshot: Snapshot, categoryId: string): ClothFigures | null {
  const rows = rowsOfCategory(snapshot, categoryId)
  if (!rows) return null
  const weightOf = reader(snapshot, AREA_WEIGHT)
  const headOf = reader(snapshot, HYDROSTATIC_HEAD)
  const every = { articles: 0, weight: nothing() }
  const tight = { articles: 0, weight: nothing(), head: nothing() }
  const last = { every: ABSENT, tight: ABSENT }
  for (const row of rows) {
    const weight = weightOf(row)
    if (weight === 0) continue
    // Rows of a parent are adjacent, and lists count parents.
    const parent = snapshot.columns.family[row] ?? 0
    if (parent !== last.every) every.articles++
    last.every = parent
    widen(every.weight, weight)
    const head = headOf(row)
    if (head === 0) continue
    if (parent !== last.tight) tight.articles++
    last.tight = parent
    widen(tight.weight, weight)
    widen(tight.head, head)
  }
  if (every.articles === 0) return null
  return { ...every, tight: tight.articles > 0 ? tight : null }
}

/** Reads a measure of a row in the unit of its property; 0 if the row has none. */
function reader({ names, columns }: Snapshot, name: string): (row: number) => number {
  const { figureStart, figureMeasure, figure } = columns
  const measure = names.measures.indexOf(name)
  const decimals = names.groups.find(({ record }) => record.key === name)?.record.decimals ?? 0
  return (row) => {
    const end = figureStart[row + 1] ?? 0
    for (let at = figureStart[row] ?? 0; at < end; at++) {
      if (figureMeasure[at] === measure) return (figure[at] ?? 0) / 10 ** decimals
    }
    return 0
  }
}

const nothing = (): Span => ({ min: Infinity, max: 0 })

function widen(span: Span, figure: number): void {
  span.min = Math.min(span.min, figure)
  span.max = Math.max(span.max, figure)
}
