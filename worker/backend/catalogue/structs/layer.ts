import type { ArticleRow } from './article-row.ts'

const MICROMETRES_PER_MILLIMETRE = 1000

/**
 * Kilograms that a cubic metre of rolled cloth weighs, by weave. A film holds hardly any air, a knit
 * is mostly air; what is woven lies between.
 */
const ROLLED_DENSITY: Readonly<Record<string, number>> = { film: 900, laminate: 550, knit: 200 }
const WOVEN_DENSITY = 450

/** How thick a layer of cloth is when it is rolled up tightly: as stated, else by weight and weave. */
export function layerOf({ properties }: Pick<ArticleRow, 'properties'>): number | null {
  const optionOf = (key: string) => properties.find(({ group }) => group.key === key)?.option
  const thickness = optionOf('thickness')?.value
  if (thickness) return Math.round(thickness * MICROMETRES_PER_MILLIMETRE)
  const grammage = optionOf('grammage')?.value
  const weave = optionOf('weave')?.key
  if (!grammage || !weave) return null
  // Grams per square metre through kilograms per cubic metre are millimetres.
  return Math.round(
    (grammage * MICROMETRES_PER_MILLIMETRE) / (ROLLED_DENSITY[weave] ?? WOVEN_DENSITY),
  )
}
