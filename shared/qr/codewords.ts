import { correctionBytes } from './field.ts'
import { dataBytes, lengthBits, type Version } from './versions.ts'

const BYTE_MODE = 0b0100
const PADDING = [0xec, 0x11] as const

/** Text, padding and correction of a code, interleaved block by block as they are drawn. */
export function codewords(text: Uint8Array, version: Version): number[] {
  const blocks = blocksOf(padded(text, version), version)
  const corrections = blocks.map((block) => correctionBytes(block, version.correction))
  return [...interleaved(blocks), ...interleaved(corrections)]
}

function padded(text: Uint8Array, version: Version): number[] {
  const bits: number[] = []
  const append = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1)
  }
  append(BYTE_MODE, 4)
  append(text.length, lengthBits(version))
  for (const byte of text) append(byte, 8)
  const capacity = dataBytes(version) * 8
  append(0, Math.min(4, capacity - bits.length))
  append(0, (8 - (bits.length % 8)) % 8)
  for (let index = 0; bits.length < capacity; index += 1) append(PADDING[index % 2] ?? 0, 8)
  return Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  )
}

/** The shorter blocks come first. */
function blocksOf(bytes: readonly number[], version: Version): number[][] {
  const { blocks, total, correction } = version
  const shortLength = Math.floor(total / blocks) - correction
  const shortCount = blocks - (total % blocks)
  let start = 0
  return Array.from({ length: blocks }, (_, index) => {
    const end = start + shortLength + (index < shortCount ? 0 : 1)
    const block = bytes.slice(start, end)
    start = end
    return block
  })
}

function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: longest }, (_, index) =>
    blocks.flatMap((block) => (index < block.length ? [block[index] ?? 0] : [])),
  ).flat()
}
