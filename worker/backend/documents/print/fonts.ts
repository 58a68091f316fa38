import { Buffer } from 'node:buffer'
import type { Face, OwnFace } from './faces.ts'
import type { Slice } from './slices.ts'
import { inflateSync } from 'node:zlib'

export type Fonts = ReadonlyMap<Face, Uint8Array>

/** Reads a file that was built for browsers, by its path. */
export type ReadBuiltFile = (path: string) => Promise<Uint8Array>

type FontFile = { readonly default: string }

/** The font files, each loaded when a document needs it. */
const FILES: Readonly<Record<OwnFace, () => Promise<FontFile>>> = {
  latin: () => import('@fontsource/overpass/files/overpass-latin-400-normal.woff?inline'),
  'latin-bold': () => import('@fontsource/overpass/files/overpass-latin-700-normal.woff?inline'),
  extended: () => import('@fontsource/overpass/files/overpass-latin-ext-400-normal.woff?inline'),
  'extended-bold': () =>
    import('@fontsource/overpass/files/overpass-latin-ext-700-normal.woff?inline'),
  others: () => import('dejavu-fonts-ttf/ttf/DejaVuSans.ttf?inline'),
}

/**
 * The addresses of the slices. At 8 MB they are too large for the worker, so they are built as
 * static files and read from there.
 */
const SLICES = import.meta.glob<string>(
  [
    '../../../../node_modules/@fontsource/noto-sans-sc/files/*-[0-9]*-400-normal.woff',
    '../../../../node_modules/@fontsource/nanum-gothic/files/*-[0-9]*-400-normal.woff',
    '../../../../node_modules/@fontsource/noto-emoji/files/*-[0-9]*-400-normal.woff',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
)

const loaded = new Map<Face, Promise<Uint8Array>>()

/** The font files of faces. The isolate caches whole fonts in memory and loads slices each time. */
export async function fontsFor(faces: Iterable<Face>, read: ReadBuiltFile): Promise<Fonts> {
  const files = [...faces].map(async (face) => [face, await fontOf(face, read)] as const)
  return new Map(await Promise.all(files))
}

async function fontOf(face: Face, read: ReadBuiltFile): Promise<Uint8Array> {
  if (!isOwn(face)) return unpackedFont(await read(addressOf(face)))
  const file = loaded.get(face) ?? fileOf(face)
  loaded.set(face, file)
  return file
}

const isOwn = (face: Face): face is OwnFace => face in FILES

function addressOf(slice: Slice): string {
  const path = Object.keys(SLICES).find((file) => file.endsWith(`/${slice}-400-normal.woff`))
  const address = path && SLICES[path]
  if (!address) throw new Error(`There is no font file ${slice}`)
  return address
}

async function fileOf(face: OwnFace): Promise<Uint8Array> {
  const { default: url } = await FILES[face]()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** Sizes of the headers and table entries of both formats, in bytes. */
const WOFF = { head: 44, entry: 20 }
const SFNT = { head: 12, entry: 16 }

const padded = (length: number) => (length + 3) & ~3

/** Unpacks a WOFF file to an SFNT font, because the PDF library loses tables of some WOFF fonts. */
function unpackedFont(woff: Uint8Array): Uint8Array {
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
