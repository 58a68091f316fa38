import type { BuyBox } from '../buy/buy-box.ts'

/** The data of a cloth for the drawings of a cut. */
export type Cloth = {
  readonly rollWidthMm: number
  readonly milligramsPerUnit: number | null
  readonly layerMicrometres: number | null
  readonly hex: string | null
}

/** The cloth of a product with a cut preview, else null. */
export function clothOf({ cutPreview, rollWidthMm, milligramsPerUnit }: BuyBox): Cloth | null {
  if (!cutPreview || rollWidthMm === null) return null
  const { hex, layerMicrometres } = cutPreview
  return { rollWidthMm, milligramsPerUnit, layerMicrometres, hex }
}
