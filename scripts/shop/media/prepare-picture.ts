import type { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { OutputInfo } from 'sharp'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import {
  MAX_DRAWING_BYTES,
  MAX_SIDE_PX,
  renditionFile,
  sharedFile,
  type MediaRecord,
} from '#shared/schemas/import/media.ts'
import { findSvgError } from '#worker/backend/files/svg-safety.ts'
import { loadSharp } from './load-sharp.ts'

/** The widths that a photograph is stored in, as far as it is not narrower. */
const WIDTHS = [320, 480, 768, 1200, 1920]
/** The longer side of the picture itself, which the zoom shows. */
const LONGEST_SIDE = 2560
/** Social networks and merchant feeds require this width. */
const SHARED_WIDTH = 1200
const HASH_DIGITS = 20

/** The formats by extension, with sharp's name. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['.jpg', 'jpeg'],
  ['.jpeg', 'jpeg'],
  ['.png', 'png'],
  ['.webp', 'webp'],
  ['.avif', 'heif'],
  ['.svg', 'svg'],
])
const NAMES: ReadonlyMap<string, string> = new Map([
  ['jpeg', 'a JPEG'],
  ['png', 'a PNG'],
  ['webp', 'a WebP'],
  ['heif', 'an AVIF'],
  ['svg', 'an SVG'],
])

/** The fields of a line that come from its picture. */
export type PreparedPicture = Pick<
  MediaRecord,
  'file' | 'sha256' | 'bytes' | 'mimeType' | 'width' | 'height' | 'photo'
>

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const nameOf = (hash: string, extension: string) =>
  `media/${hash.slice(0, HASH_DIGITS)}.${extension}`

/**
 * Writes a picture and its sizes into a folder. A photograph is turned upright, and keeps neither
 * EXIF nor GPS. Fails with the reason if it is broken, too large, animated or of another type than
 * its name says.
 */
export async function preparePicture(
  name: string,
  source: Buffer,
  target: string,
): Promise<Result<PreparedPicture, string>> {
  const expected = FORMATS.get(extname(name).toLowerCase())
  if (!expected) return fail('is not a JPEG, PNG, WebP, AVIF or SVG')
  if (expected === 'svg') return prepareDrawing(source, target)
  const sharp = await loadSharp()
  const open = () => sharp(source, { failOn: 'warning', limitInputPixels: 4 * MAX_SIDE_PX ** 2 })
  try {
    const { format, compression, pages = 1, autoOrient } = await open().metadata()
    const isOther = format !== expected || (format === 'heif' && compression !== 'av1')
    if (isOther) return fail(`is not ${NAMES.get(expected)}`)
    if (pages > 1) return fail('is animated; a video is an MP4')
    const side = Math.max(autoOrient.width, autoOrient.height)
    if (side > MAX_SIDE_PX) return fail(`is ${side} pixels long; the limit is ${MAX_SIDE_PX}`)

    const decoded = await open()
      .autoOrient()
      .toColourspace('srgb')
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return ok(await writePhoto(sharp, decoded, sha256(source), target))
  } catch (error) {
    return fail(brokenReason(error))
  }
}

type Sharp = Awaited<ReturnType<typeof loadSharp>>
type Decoded = Readonly<{ data: Buffer; info: OutputInfo }>

async function writePhoto(
  sharp: Sharp,
  { data, info }: Decoded,
  source: string,
  target: string,
): Promise<PreparedPicture> {
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const { isOpaque, channels: means } = await pixels().stats()
  const white = () => pixels().flatten({ background: '#ffffff' })
  const bytes = isOpaque
    ? await white().jpeg({ quality: 86, mozjpeg: true }).toBuffer()
    : await pixels().png({ compressionLevel: 9 }).toBuffer()
  const hash = sha256(bytes)
  const mimeType = isOpaque ? 'image/jpeg' : 'image/png'
  const file = nameOf(hash, isOpaque ? 'jpg' : 'png')
  await writeFile(join(target, file), bytes)

  const widths = [...WIDTHS.filter((narrow) => narrow < width), Math.min(width, WIDTHS.at(-1) ?? 0)]
  const sizes = [...new Set(widths)]
  for (const narrow of sizes) {
    const resized = (isOpaque ? white() : pixels()).resize({ width: narrow })
    await Promise.all([
      resized
        .clone()
        .avif({ quality: 50, effort: 2 })
        .toFile(join(target, renditionFile(file, narrow, 'avif'))),
      resized
        .clone()
        .webp({ quality: 76 })
        .toFile(join(target, renditionFile(file, narrow, 'webp'))),
    ])
  }
  await white()
    .resize({ width: SHARED_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(target, sharedFile(file)))
  const colour = isOpaque ? hexOf(means.slice(0, 3).map(({ mean }) => mean)) : null
  const photo = { source, colour, widths: sizes }
  return { file, sha256: hash, bytes: bytes.length, mimeType, width, height, photo }
}

/** A grey picture has one channel. */
function hexOf([red = 0, green = red, blue = red]: readonly number[]): string {
  const digits = [red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0'))
  return `#${digits.join('')}`
}

/** The size of a drawing, from its `viewBox` or its own size. */
async function prepareDrawing(
  source: Buffer,
  target: string,
): Promise<Result<PreparedPicture, string>> {
  const text = source.toString()
  const error = findSvgError(text)
  if (error) return fail(error)
  if (source.length > MAX_DRAWING_BYTES) return fail(`has more than ${MAX_DRAWING_BYTES} bytes`)
  const [, box] = /<svg\b[^>]*\bviewBox=["']([^"']*)["']/i.exec(text) ?? []
  const [, , width = 0, height = 0] = (box ?? '').split(/[\s,]+/).map(Number)
  if (!(width > 0 && height > 0)) return fail('has no viewBox, so its size is unknown')
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height))
  const hash = sha256(source)
  const file = nameOf(hash, 'svg')
  await writeFile(join(target, file), source)
  const pixels = (side: number) => Math.max(1, Math.round(side * scale))
  return ok({
    file,
    sha256: hash,
    bytes: source.length,
    mimeType: 'image/svg+xml',
    width: pixels(width),
    height: pixels(height),
  })
}

function brokenReason(error: unknown): string {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  if (/unsupported image format|corrupt header/i.test(first)) return 'is not a picture'
  if (/exceeds pixel limit/.test(first)) return `is larger than ${MAX_SIDE_PX} pixels`
  return `is broken (${first.slice(0, 100)})`
}
