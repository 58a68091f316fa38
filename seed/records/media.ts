import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { MediaRecord } from '#shared/schemas/import/media.ts'
import type { View } from '#seed/drawings/index.js'

const PLATE_UNITS = 400
const MICROMETRES_PER_MILLIMETRE = 1000

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Pictures of a catalogue, each stored once. */
export type MediaShelf = Readonly<{
  /** Stores a picture and returns its key. */
  keep: (view: View) => string
  records: () => readonly MediaRecord[]
  /** File name below the folder → content. */
  files: () => ReadonlyMap<string, string>
}>

export function mediaShelf(): MediaShelf {
  const records = new Map<string, MediaRecord>()
  const files = new Map<string, string>()
  return {
    keep: ({ svg, alt, unitsPerMm }) => {
      const hash = sha256(svg)
      const key = sha256(`${hash}\n${alt.de}\n${alt.en}`).slice(0, 16)
      if (records.has(key)) return key
      const file = `media/${hash.slice(0, 20)}.svg`
      files.set(file, svg)
      records.set(key, {
        key,
        file,
        sha256: hash,
        bytes: Buffer.byteLength(svg),
        mimeType: 'image/svg+xml',
        width: PLATE_UNITS,
        height: PLATE_UNITS,
        alt,
        ...(unitsPerMm && {
          widthUm: Math.round((PLATE_UNITS * MICROMETRES_PER_MILLIMETRE) / unitsPerMm),
        }),
      })
      return key
    },
    records: () => [...records.values()],
    files: () => files,
  }
}
