import { codewords } from './codewords.ts'
import { masked, MASKS, penalty } from './masks.ts'
import { drawFormat, patterned, type Matrix } from './matrix.ts'
import { versionFor } from './versions.ts'

/**
 * A text as a QR code (ISO/IEC 18004) of correction level M: squares by row, true is dark, without
 * the light margin of four squares that a drawing needs around it. Null for more than 331 bytes.
 * @param utf8 the text in UTF-8
 */
export function qrCode(utf8: Uint8Array): readonly (readonly boolean[])[] | null {
  const version = versionFor(utf8.length)
  if (!version) return null
  const blank = patterned(version)
  drawData(blank, codewords(utf8, version))
  let best: Matrix | null = null
  for (const [index, mask] of MASKS.entries()) {
    const candidate = masked(blank, mask)
    drawFormat(candidate, index)
    if (!best || penalty(candidate) < penalty(best)) best = candidate
  }
  return best && best.dark
}

/** Two columns at a time from the right, up and down in turn, around everything that is fixed. */
function drawData({ dark, fixed }: Matrix, bytes: readonly number[]): void {
  const size = dark.length
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    // The column of the timing pattern holds no data.
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      for (const column of [right, right - 1]) {
        const isUpward = ((right + 1) & 2) === 0
        const row = isUpward ? size - 1 - step : step
        const cells = dark[row]
        if (!cells || fixed[row]?.[column]) continue
        cells[column] = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        bit += 1
      }
    }
  }
}
