import { ABSENT, AREA_WEIGHT, GROSS_AREA_PRICE, NET_AREA_PRICE } from './measures.ts'

/** The columns with the values. */
type Figures = Readonly<Record<'id' | 'figureStart' | 'figureMeasure' | 'figure', Uint32Array>>

/** A value per row for either direction. Rows without a value come last in both. */
type FigureRank = Readonly<{ ascending: Uint32Array; descending: Uint32Array }>

/** The sortings of cloth: weight and price per square metre. */
export type ClothRanks = Readonly<{
  weight: FigureRank
  areaPrice: FigureRank
  netAreaPrice: FigureRank
}>

/** Ranks of cloth, derived from the columns and therefore not stored. */
export function clothRanks(measures: readonly string[], columns: Figures): ClothRanks {
  const rank = (measure: string) => ranked(columns, measures.indexOf(measure))
  return {
    weight: rank(AREA_WEIGHT),
    areaPrice: rank(GROSS_AREA_PRICE),
    netAreaPrice: rank(NET_AREA_PRICE),
  }
}

/** Whether any of these rows is cloth. */
export function hasCloth({ weight }: ClothRanks, rows: Uint32Array): boolean {
  return rows.some((row) => weight.ascending[row] !== ABSENT)
}

function ranked({ id, figureStart, figureMeasure, figure }: Figures, measure: number): FigureRank {
  const ascending = new Uint32Array(id.length).fill(ABSENT)
  const descending = new Uint32Array(id.length)
  for (let row = 0; row < id.length; row++) {
    const end = figureStart[row + 1] ?? 0
    for (let at = figureStart[row] ?? 0; at < end; at++) {
      if (figureMeasure[at] !== measure) continue
      const value = figure[at] ?? 0
      ascending[row] = value
      // Rows without the value keep 0.
      descending[row] = value + 1
    }
  }
  return { ascending, descending }
}
