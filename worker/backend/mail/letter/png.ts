import { pngFile } from '#worker/backend/files/png-file.ts'

/** A picture of black and white pixels as PNG, which every mail client shows; true is black. */
export function png(pixels: readonly (readonly boolean[])[]): Buffer {
  return pngFile({
    width: pixels[0]?.length ?? 0,
    height: pixels.length,
    colours: 'blackAndWhite',
    rows: Uint8Array.from(pixels.flatMap((row) => [0, ...packed(row)])),
  })
}

/** Eight pixels a byte; a set bit is white. */
function packed(row: readonly boolean[]): number[] {
  return Array.from({ length: Math.ceil(row.length / 8) }, (_, byte) => {
    let bits = 0
    for (let bit = 0; bit < 8; bit += 1) bits = bits * 2 + (row[byte * 8 + bit] === true ? 0 : 1)
    return bits
  })
}
