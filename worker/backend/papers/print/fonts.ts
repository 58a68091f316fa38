import type { Face, OwnFace } from './faces.ts'
import type { Slice } from './slices.ts'
import { unpackedFont } from './woff.ts'

export type Fonts = ReadonlyMap<Face, Uint8Array>

/** Reads a file that was built for browsers, by its path. */
export type ReadBuiltFile = (path: string) => Promise<Uint8Array>

type FontFile = { readonly default: string }

/** Each in a file of its own, which is read when a paper needs it. */
const FILES: Readonly<Record<OwnFace, () => Promise<FontFile>>> = {
  latin: () => import('@fontsource/overpass/files/overpass-latin-400-normal.woff?inline'),
  'latin-bold': () => import('@fontsource/overpass/files/overpass-latin-700-normal.woff?inline'),
  extended: () => import('@fontsource/overpass/files/overpass-latin-ext-400-normal.woff?inline'),
  'extended-bold': () =>
    import('@fontsource/overpass/files/overpass-latin-ext-700-normal.woff?inline'),
  others: () => import('dejavu-fonts-ttf/ttf/DejaVuSans.ttf?inline'),
}

/**
 * Where the slices lie: 8 MB, too much for a worker. They are built as files for browsers are, and
 * read from there.
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

/** The files of these faces, kept by the isolate once they were read; slices are read each time. */
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
  const path = Object.keys(SLICES).find((one) => one.endsWith(`/${slice}-400-normal.woff`))
  const address = path && SLICES[path]
  if (!address) throw new Error(`There is no font file ${slice}`)
  return address
}

async function fileOf(face: OwnFace): Promise<Uint8Array> {
  const { default: url } = await FILES[face]()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
