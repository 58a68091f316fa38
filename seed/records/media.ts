import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { filesOfMedia, sharedFile, type MediaRecord } from '#shared/schemas/import/media.ts'
import type { View } from '#seed/drawings/index.js'
import type { SourcePhotograph } from '#seed/source/photograph.ts'

const PLATE_UNITS = 400
const MICROMETRES_PER_MILLIMETRE = 1000

const RENDERED = new URL('../photographs/pictures/', import.meta.url)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const keyOf = (hash: string, alt: MediaRecord['alt']) =>
  sha256(`${hash}\n${alt.de}\n${alt.en}`).slice(0, 16)

/** Pictures of a catalogue, each stored once. */
export type MediaShelf = Readonly<{
  /** Stores a picture and returns its key. */
  keep: (view: View) => string
  /** Names the files of a rendered picture and returns its key. */
  keepPhotograph: (photograph: SourcePhotograph, alt: MediaRecord['alt']) => string
  records: () => readonly MediaRecord[]
  /** File name below the folder → text, or the file with the content. */
  files: () => ReadonlyMap<string, string | URL>
}>

export function mediaShelf(): MediaShelf {
  const records = new Map<string, MediaRecord>()
  const files = new Map<string, string | URL>()
  return {
    keep: ({ svg, alt, unitsPerMm }) => {
      const hash = sha256(svg)
      const key = keyOf(hash, alt)
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
    keepPhotograph: ({ view: _view, flat: _flat, ...picture }, alt) => {
      const key = keyOf(picture.sha256, alt)
      records.set(key, { key, ...picture, alt })
      for (const file of filesOfMedia(picture)) {
        // The pictures are small enough to be shared as they are.
        const own = file === sharedFile(picture.file) ? picture.file : file
        files.set(file, new URL(own.replace('media/', ''), RENDERED))
      }
      return key
    },
    records: () => [...records.values()],
    files: () => files,
  }
}
