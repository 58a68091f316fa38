/**
 * Encodes developed pictures as an import of photographs would store them, and lists them in
 * `seed/data/photographs.json`. Only new ones are encoded; files that no product shows are deleted.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const at = (path) => new URL(path, import.meta.url)
const PICTURES = at('pictures/')
const INDEX = at('../data/photographs.json')
const WIDTHS = { drape: [360, 720], macro: [480] }
const RECIPE = 'avif 54, webp 70, jpeg 70'

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')
const hexOf = ({ channels }) =>
  `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`

async function encoded({ view, flat, png }) {
  const source = await readFile(at(png))
  const widths = WIDTHS[view]
  const width = widths.at(-1)
  const bytes = await sharp(source).resize({ width }).jpeg({ quality: 70, mozjpeg: true }).toBuffer()
  const hash = sha256(bytes)
  const name = hash.slice(0, 20)
  await writeFile(new URL(`${name}.jpg`, PICTURES), bytes)
  for (const narrow of widths) {
    const resized = sharp(source).resize({ width: narrow })
    const save = async (type, picture) =>
      writeFile(new URL(`${name}-${narrow}.${type}`, PICTURES), await picture.toBuffer())
    await save('avif', resized.clone().avif({ quality: 54, effort: 2 }))
    await save('webp', resized.clone().webp({ quality: 70, effort: 4 }))
  }
  const colour = hexOf(await sharp(source).removeAlpha().stats())
  return {
    view,
    flat: flat?.map((pixels) => Math.round(pixels * width)) ?? null,
    file: `media/${name}.jpg`,
    sha256: hash,
    bytes: bytes.length,
    mimeType: 'image/jpeg',
    width,
    height: width,
    photo: { source: sha256(`${RECIPE}\n${sha256(source)}`), colour, widths },
  }
}

await mkdir(PICTURES, { recursive: true })
const before = JSON.parse(await readFile(INDEX, 'utf8').catch(() => '{}'))
const known = new Map(Object.values(before).flat().map((one) => [one.photo.source, one]))
const developed = JSON.parse(await readFile(at('work/developed.json'), 'utf8'))
const index = {}
for (const [number, pictures] of Object.entries(developed)) {
  index[number] = []
  for (const picture of pictures) {
    const source = sha256(`${RECIPE}\n${sha256(await readFile(at(picture.png)))}`)
    index[number].push(known.get(source) ?? (await encoded(picture)))
  }
}
const lines = Object.entries(index).map(([number, all]) => `  "${number}": ${JSON.stringify(all)}`)
await writeFile(INDEX, `{\n${lines.join(',\n')}\n}\n`)
const shown = new Set(Object.values(index).flatMap((all) => all.map(({ file }) => file.slice(6, 26))))
for (const file of await readdir(PICTURES))
  if (!shown.has(file.slice(0, 20))) await rm(new URL(file, PICTURES))
