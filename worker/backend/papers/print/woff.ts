import { inflateSync } from 'node:zlib'

/** Sizes of the heads and directory entries of either format, in bytes. */
const WOFF = { head: 44, entry: 20 }
const SFNT = { head: 12, entry: 16 }

const padded = (length: number) => (length + 3) & ~3

/**
 * A font out of its WOFF file, as the library can read it. It would unpack one by itself, but loses
 * tables of some.
 */
export function unpackedFont(woff: Uint8Array): Uint8Array {
  const from = Buffer.from(woff.buffer, woff.byteOffset, woff.byteLength)
  const count = from.readUInt16BE(12)
  const tables: { entry: number; begin: number; length: number }[] = []
  let size = SFNT.head + count * SFNT.entry
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF.head + index * WOFF.entry
    const length = from.readUInt32BE(entry + 12)
    tables.push({ entry, begin: size, length })
    size += padded(length)
  }
  const font = Buffer.alloc(size)
  from.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  for (const [index, { entry, begin, length }] of tables.entries()) {
    const packedAt = from.readUInt32BE(entry + 4)
    const packed = from.subarray(packedAt, packedAt + from.readUInt32BE(entry + 8))
    font.set(packed.length < length ? inflateSync(packed) : packed, begin)
    const at = SFNT.head + index * SFNT.entry
    from.copy(font, at, entry, entry + 4)
    from.copy(font, at + 4, entry + 16, entry + 20)
    font.writeUInt32BE(begin, at + 8)
    font.writeUInt32BE(length, at + 12)
  }
  return font
}
