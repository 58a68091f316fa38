import type { BuyArticle } from '../buy/buy-box.ts'

/** The data of a cloth that the drawings of a cut need. */
export type Cloth = {
  readonly rollWidthMm: number
  readonly milligramsPerUnit: number | null
  readonly layerMicrometres: number | null
  readonly hex: string | null
}

/** The cloth of an article that can be unrolled, else null. */
export function clothOf({ unroll, rollWidthMm, milligramsPerUnit }: BuyArticle): Cloth | null {
  if (!unroll || rollWidthMm === null) return null
  const { hex, layerMicrometres } = unroll
  return { rollWidthMm, milligramsPerUnit, layerMicrometres, hex }
}
