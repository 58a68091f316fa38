/** Size of a bank card (ISO/IEC 7810 ID-1), in millimetres. */
export const CARD_MM = { width: 53.98, height: 85.6, corner: 3.18 } as const

/** Lengths of a card on a screen, in CSS pixels; `usual` is the default of browsers. */
export const CARD_PX = { least: 60, usual: 323.5, most: 900, step: 0.5 } as const

/** Drawings of anything smaller are always shown enlarged, as the eye would see nothing. */
const LEAST_TRUE_UM = 10_000
const MICROMETRES_PER_MILLIMETRE = 1000

/** Pixels of a length in micrometres on a screen where a card is `cardPx` long. */
export function pixelsOf(micrometres: number, cardPx: number): number {
  const pixels = (micrometres / MICROMETRES_PER_MILLIMETRE / CARD_MM.height) * cardPx
  return Math.round(pixels * 10) / 10
}

/** The nearest allowed length of a card on a screen. */
export function cardLength(pixels: number): number {
  const rounded = Math.round(pixels / CARD_PX.step) * CARD_PX.step
  return Math.min(CARD_PX.most, Math.max(CARD_PX.least, rounded))
}

/** Whether a drawing shows threads at many times their size. */
export function isEnlarged(widthUm: number): boolean {
  return widthUm < LEAST_TRUE_UM
}

/** The largest round length within `mostUm` micrometres: 1, 2 or 5 times a power of ten. */
export function roundLength(mostUm: number): number {
  const power = 10 ** Math.floor(Math.log10(mostUm))
  const factor = [5, 2, 1].find((digit) => digit * power <= mostUm) ?? 1
  return factor * power
}
