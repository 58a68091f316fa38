import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BLACK_AND_WHITE = [1, 0, 0, 0, 0]

/** A picture of black and white pixels as PNG, which every mail client shows; true is black. */
export function png(pixels: readonly (readonly boolean[])[]): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(pixels[0]?.length ?? 0, 0)
  header.writeUInt32BE(pixels.length, 4)
  const rows = pixels.flatMap((row) => [0, ...packed(row)])
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([header, Buffer.from(BLACK_AND_WHITE)])),
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Eight pixels a byte; a set bit is white. */
function packed(row: readonly boolean[]): number[] {
  return Array.from({ length: Math.ceil(row.length / 8) }, (_, byte) => {
    let bits = 0
    for (let bit = 0; bit < 8; bit += 1) bits = bits * 2 + (row[byte * 8 + bit] === true ? 0 : 1)
    return bits
  })
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(content), 4)
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)])
}
