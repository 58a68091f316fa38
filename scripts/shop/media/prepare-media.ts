import type { Buffer } from 'node:buffer'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { MAX_MEDIA_BYTES, MediaRecord, MediaSource } from '#shared/schemas/import/media.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Progress } from '../progress.ts'
import { preparePicture, sha256, type PreparedPicture } from './prepare-picture.ts'
import { findVideoError } from './video.ts'

/** Changes with the form of prepared pictures, so that earlier ones are made again. */
const RECIPE = 1
/** Prepared files by their names. The folder can be deleted at any time. */
export const PREPARED = '.wrangler/prepared-media'
/** Photographs at once: each takes up to 100 MB. */
const MAX_AT_ONCE = 4

const Stored = z.object(MediaRecord.shape).omit({ key: true, alt: true, widthUm: true })
type Stored = z.infer<typeof Stored>

export type MediaRefusal = Readonly<{ line: number; key: string; reason: string }>

/** A picture that takes the place of a refused one, so that the lines that name it stay valid. */
const MISSING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path fill="none" stroke="#83918b" d="M20 20H380V380H20zL380 380M380 20L20 380"/></svg>'

/**
 * Prepares the files that lines of `media.ndjson` name, and replaces those lines by what the shop
 * stores. Lines that are prepared, or that are wrong in another way, stay as they are. A refused
 * file is replaced by a crossed box.
 */
export async function prepareMedia(
  folder: string,
  lines: readonly string[],
  progress: Progress,
): Promise<Readonly<{ lines: readonly string[]; refusals: readonly MediaRefusal[] }>> {
  const prepared = [...lines]
  const refusals: MediaRefusal[] = []
  const sources = lines.flatMap((text, index) => {
    const source = sourceOf(text)
    return source ? [{ source, index }] : []
  })
  if (sources.length === 0) return { lines, refusals }
  await mkdir(join(PREPARED, 'media'), { recursive: true })
  let done = 0
  const queue = sources.values()
  async function prepareNext() {
    for (const { source, index } of queue) {
      progress.reach(done++, sources.length, 'preparing pictures')
      const stored = await prepareLine(folder, source)
      if (!stored.ok) refusals.push({ line: index + 1, key: source.key, reason: stored.error })
      const { key, alt, widthUm } = source
      const fields = stored.ok ? stored.value : await crossedBox()
      prepared[index] = JSON.stringify({ key, ...fields, alt, ...(widthUm && { widthUm }) })
    }
  }
  const threads = Math.min(MAX_AT_ONCE, availableParallelism())
  await Promise.all(Array.from({ length: threads }, prepareNext))
  return { lines: prepared, refusals: refusals.toSorted((one, other) => one.line - other.line) }
}

function sourceOf(text: string): MediaSource | null {
  try {
    const parsed = MediaSource.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

async function prepareLine(
  folder: string,
  { file, poster }: MediaSource,
): Promise<Result<Stored, string>> {
  const isVideo = file.toLowerCase().endsWith('.mp4')
  if (isVideo !== Boolean(poster))
    return fail(`${file} ${isVideo ? 'has no poster' : 'has a poster, but is no video'}`)
  if (!isVideo) return preparedFile(folder, file)
  const picture = await preparedFile(folder, poster ?? '')
  if (!picture.ok) return picture
  const { mimeType, photo, ...still } = picture.value
  if (!photo || (mimeType !== 'image/jpeg' && mimeType !== 'image/png'))
    return fail(`${poster} is not a photograph`)
  const bytes = await sourceBytes(folder, file)
  if (!bytes.ok) return bytes
  const error = findVideoError(bytes.value)
  if (error) return fail(`${file} ${error}`)
  const hash = sha256(bytes.value)
  const name = `media/${hash.slice(0, 20)}.mp4`
  await writeFile(join(PREPARED, name), bytes.value)
  const { width, height } = still
  return ok({
    file: name,
    sha256: hash,
    bytes: bytes.value.length,
    mimeType: 'video/mp4',
    width,
    height,
    poster: { ...still, mimeType, photo },
  })
}

/** A picture that was prepared before is not prepared again. */
async function preparedFile(
  folder: string,
  file: string,
): Promise<Result<PreparedPicture, string>> {
  const bytes = await sourceBytes(folder, file)
  if (!bytes.ok) return bytes
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase()
  const note = join(PREPARED, `${sha256(bytes.value)}.${extension}.${RECIPE}.json`)
  const known = await readFile(note, 'utf8').catch(() => null)
  if (known !== null) return ok(Stored.parse(JSON.parse(known)))
  const prepared = await preparePicture(file, bytes.value, PREPARED)
  if (!prepared.ok) return fail(`${file} ${prepared.error}`)
  await writeFile(note, JSON.stringify(prepared.value))
  return prepared
}

async function sourceBytes(folder: string, file: string): Promise<Result<Buffer, string>> {
  // Archives of macOS hold an ä as two characters.
  for (const name of new Set([file, file.normalize('NFC'), file.normalize('NFD')])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) continue
    if (found.size > MAX_MEDIA_BYTES)
      return fail(`${file} has ${found.size} bytes; the limit is ${MAX_MEDIA_BYTES}`)
    return ok(await readFile(path))
  }
  return fail(`${file} does not exist`)
}

async function crossedBox(): Promise<Stored> {
  const hash = sha256(new TextEncoder().encode(MISSING))
  const file = `media/${hash.slice(0, 20)}.svg`
  await writeFile(join(PREPARED, file), MISSING)
  const size = { width: 400, height: 400 }
  return { file, sha256: hash, bytes: MISSING.length, mimeType: 'image/svg+xml', ...size }
}
