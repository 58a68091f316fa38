import type { Buffer } from 'node:buffer'

const BOX_HEAD = 8
/** The head of a box whose length has 64 bits. */
const LONG_HEAD = 16

/**
 * The reason why a file is no whole MP4 (ISO/IEC 14496-12); null if it is one. A file is a list of
 * boxes, each with its length and its name.
 */
export function findVideoError(file: Buffer): string | null {
  const names: string[] = []
  let at = 0
  while (at + BOX_HEAD <= file.length) {
    const name = file.toString('latin1', at + 4, at + BOX_HEAD)
    if (names.length === 0 && name !== 'ftyp') return 'is not an MP4'
    names.push(name)
    const length = boxLength(file, at)
    if (length === null) return 'is a broken MP4'
    at += length
  }
  return names.includes('moov') && at === file.length ? null : 'is not a whole MP4'
}

/** The length of a box in bytes, with its head; null if it is shorter than that. */
function boxLength(file: Buffer, at: number): number | null {
  const length = file.readUInt32BE(at)
  if (length === 0) return file.length - at
  if (length !== 1) return length < BOX_HEAD ? null : length
  if (at + LONG_HEAD > file.length) return null
  const long = Number(file.readBigUInt64BE(at + BOX_HEAD))
  return long < LONG_HEAD ? null : long
}
