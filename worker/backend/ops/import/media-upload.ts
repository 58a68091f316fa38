import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { beginsLike, MEDIA_TYPES } from '#worker/backend/files/media-types.ts'
import { findSvgError } from '#worker/backend/files/svg-safety.ts'
import type { ImportStores } from './check.ts'

/** A picture or video, a size of a photograph, or a file for sale. */
const NAME =
  /^(?:media\/([0-9a-f]{20})(-\d{1,4}|-share)?\.(svg|jpg|png|avif|webp|mp4)|files\/([0-9a-f]{20})\.pdf)$/

/** Of one request: several uploads at once must fit the memory of an isolate. */
export const MAX_UPLOAD_BYTES = 22 * 1024 * 1024

type Refusal = Readonly<{ name: string; reason: string }>

/**
 * Stores the parts of a form by their names, if they match the hash in the name and are safe to
 * serve. Returns the others.
 */
export async function saveMedia(stores: ImportStores, form: FormData): Promise<readonly Refusal[]> {
  const outcomes = await Promise.all(
    [...form].map(async ([name, part]) => {
      const bytes =
        typeof part === 'string' ? Buffer.from(part) : Buffer.from(await part.arrayBuffer())
      const reason = findError(name, bytes)
      if (reason === null) await store(stores, name, bytes)
      return { name, reason }
    }),
  )
  return outcomes.flatMap(({ name, reason }) => (reason === null ? [] : [{ name, reason }]))
}

function store({ media, files }: ImportStores, name: string, bytes: Buffer): Promise<void> {
  if (name.startsWith('files/')) return files.write(name, bytes, 'application/pdf')
  return media.write(name, bytes, MEDIA_TYPES[extensionOf(name)] ?? '')
}

/** The reason to refuse a file; null if there is none. */
function findError(name: string, bytes: Buffer): string | null {
  const [isNamed, picture, size, extension = '', sold] = NAME.exec(name) ?? []
  if (!isNamed) return 'is not the name of a picture or file'
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
  // The sizes of a photograph have its name, so that their addresses follow from it.
  if (!size && hash !== (picture ?? sold)) return 'is not named by its content'
  if (sold) return findPdfError(bytes)
  if (extension === 'svg') return findSvgError(bytes.toString())
  return beginsLike(extension, bytes) ? null : 'has the content of another type'
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1)

/** Checks start and end, because a truncated file has no end. */
function findPdfError(bytes: Buffer): string | null {
  const isPdf = bytes.toString('latin1', 0, 5) === '%PDF-'
  const isWhole = bytes.toString('latin1', -16).trimEnd().endsWith('%%EOF')
  return isPdf && isWhole ? null : 'is not a complete PDF'
}
