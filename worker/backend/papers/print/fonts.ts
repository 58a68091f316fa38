import type { Face } from './faces.ts'

export type Fonts = ReadonlyMap<Face, Uint8Array>

type FontFile = { readonly default: string }

/** Each in a file of its own, which is read when a paper needs it. */
const FILES: Readonly<Record<Face, () => Promise<FontFile>>> = {
  latin: () => import('@fontsource/overpass/files/overpass-latin-400-normal.woff?inline'),
  'latin-bold': () => import('@fontsource/overpass/files/overpass-latin-700-normal.woff?inline'),
  extended: () => import('@fontsource/overpass/files/overpass-latin-ext-400-normal.woff?inline'),
  'extended-bold': () =>
    import('@fontsource/overpass/files/overpass-latin-ext-700-normal.woff?inline'),
  others: () => import('dejavu-fonts-ttf/ttf/DejaVuSans.ttf?inline'),
}

const loaded = new Map<Face, Promise<Uint8Array>>()

/** The files of these faces, kept by the isolate once they were read. */
export async function fontsFor(faces: Iterable<Face>): Promise<Fonts> {
  const files = [...faces].map(async (face) => {
    const file = loaded.get(face) ?? fileOf(face)
    loaded.set(face, file)
    return [face, await file] as const
  })
  return new Map(await Promise.all(files))
}

async function fileOf(face: Face): Promise<Uint8Array> {
  const { default: url } = await FILES[face]()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
