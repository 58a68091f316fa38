/**
 * Versions 1 to 13 at correction level M, which is what EPC069-12 asks of the QR code of a bank
 * transfer. `blocks` of correction blocks with `correction` bytes each; `total` counts all bytes;
 * `alignment` are the centres of the small squares.
 */
export type Version = Readonly<{
  number: number
  total: number
  blocks: number
  correction: number
  alignment: readonly number[]
}>

const FIGURES: readonly (readonly [
  total: number,
  blocks: number,
  correction: number,
  alignment: readonly number[],
])[] = [
  [26, 1, 10, []],
  [44, 1, 16, [6, 18]],
  [70, 1, 26, [6, 22]],
  [100, 2, 18, [6, 26]],
  [134, 2, 24, [6, 30]],
  [172, 4, 16, [6, 34]],
  [196, 4, 18, [6, 22, 38]],
  [242, 4, 22, [6, 24, 42]],
  [292, 5, 22, [6, 26, 46]],
  [346, 5, 26, [6, 28, 50]],
  [404, 5, 30, [6, 30, 54]],
  [466, 8, 22, [6, 32, 58]],
  [532, 9, 22, [6, 34, 62]],
]

const VERSIONS: readonly Version[] = FIGURES.map(
  ([total, blocks, correction, alignment], index) => ({
    number: index + 1,
    total,
    blocks,
    correction,
    alignment,
  }),
)

export function sizeOf({ number }: Version): number {
  return number * 4 + 17
}

export function dataBytes({ total, blocks, correction }: Version): number {
  return total - blocks * correction
}

/** Bits that count the bytes of the text. */
export function lengthBits({ number }: Version): number {
  return number < 10 ? 8 : 16
}

/** The smallest version that holds so many bytes of text, null if none does. */
export function versionFor(byteCount: number): Version | null {
  const bits = (version: Version) => 4 + lengthBits(version) + byteCount * 8
  return VERSIONS.find((version) => bits(version) <= dataBytes(version) * 8) ?? null
}
