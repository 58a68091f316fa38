import type { Buffer } from 'node:buffer'

const BOX_HEAD = 8

/**
 * The reason why a file is no whole MP4 (ISO/IEC 14496-12); null if it is one. A file is a list of
 * boxes, each with its length and its name.
 */
export function findVideoError(file: Buffer): string | null {
  const names: string[] = []
  let at = 0
  while (at + BOX_HEAD <= file.length) {
    const name = file.toString('latin1', at + 4, at + BOX_HEAD)
    const length = file.readUInt32BE(at)
    if (names.length === 0 && name !== 'ftyp') return 'is not an MP4'
    names.push(name)
    if (length === 0) at = file.length
    else if (length === 1 && at + 16 <= file.length)
      at += Number(file.readBigUInt64BE(at + BOX_HEAD))
    else if (length >= BOX_HEAD) at += length
    else return 'is a broken MP4'
  }
  return names.includes('moov') && at === file.length ? null : 'is not a whole MP4'
}
