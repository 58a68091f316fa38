import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { z } from '#shared/schemas/zod.ts'
import { findSvgError } from '#worker/backend/files/svg-safety.ts'
import type { ImportStores } from './check.ts'

const Picture = z.strictObject({
  name: z.string().regex(/^media\/[0-9a-f]{20}\.svg$/),
  text: z.string(),
})
/** A file for sale. */
const Sold = z.strictObject({
  name: z.string().regex(/^files\/[0-9a-f]{20}\.pdf$/),
  base64: z.base64(),
})

export const MediaUpload = z.strictObject({ files: z.array(z.union([Picture, Sold])).max(200) })
export type MediaUpload = z.infer<typeof MediaUpload>

type CheckedFile = Readonly<{
  name: string
  bytes: Uint8Array
  reason: string | null
  isSold: boolean
}>

/** Stores files that match the hash in their name and are safe to serve. Returns the others. */
export async function saveMedia(
  { media, files: sold }: ImportStores,
  { files }: MediaUpload,
): Promise<readonly { readonly name: string; readonly reason: string }[]> {
  const checked = files.map(checkFile)
  const refused = checked.flatMap(({ name, reason }) => (reason === null ? [] : [{ name, reason }]))
  const stored = checked.filter(({ reason }) => reason === null)
  await Promise.all(
    stored.map(({ name, bytes, isSold }) =>
      isSold
        ? sold.write(name, bytes, 'application/pdf')
        : media.write(name, bytes, 'image/svg+xml'),
    ),
  )
  return refused
}

function checkFile(file: MediaUpload['files'][number]): CheckedFile {
  const { name } = file
  const isSold = 'base64' in file
  const bytes = isSold ? Buffer.from(file.base64, 'base64') : Buffer.from(file.text)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
  const isNamedByHash = name.slice(name.indexOf('/') + 1, name.indexOf('.')) === hash
  const error = isSold ? findPdfError(bytes) : findSvgError(file.text)
  return { name, bytes, isSold, reason: isNamedByHash ? error : 'is not named by its content' }
}

/** Checks start and end, because a truncated file has no end. */
function findPdfError(bytes: Buffer): string | null {
  const isPdf = bytes.toString('latin1', 0, 5) === '%PDF-'
  const isWhole = bytes.toString('latin1', -16).trimEnd().endsWith('%%EOF')
  return isPdf && isWhole ? null : 'is not a complete PDF'
}
