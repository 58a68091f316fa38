import { Buffer } from 'node:buffer'
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Bits per sample and colour type of the PNG header. */
const COLOURS = { blackAndWhite: [1, 0], palette: [8, 3], rgb: [8, 2] } as const
const DEFLATE_BASELINE = [0, 0, 0]

type Pixels = Readonly<{
  width: number
  height: number
  colours: keyof typeof COLOURS
  /** Three bytes per colour, for `palette`. */
  palette?: Uint8Array
  /** Row by row. Each starts with a 0: no filter. */
  rows: Uint8Array
}>

/** Encodes pixels as a PNG file. Equal pixels make equal bytes. */
export function pngFile({ width, height, colours, palette, rows }: Pixels): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const header = Buffer.concat([size, Buffer.from([...COLOURS[colours], ...DEFLATE_BASELINE])])
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}

/** Width and height from the header of a PNG file; null for other files. */
export function pngSize(file: Uint8Array): Readonly<{ width: number; height: number }> | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const isPng =
    bytes.length > 57 &&
    bytes.subarray(0, 8).equals(SIGNATURE) &&
    bytes.toString('latin1', 12, 16) === 'IHDR' &&
    bytes.toString('latin1', bytes.length - 8, bytes.length - 4) === 'IEND'
  return isPng ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null
}

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(content), 4)
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)])
}
