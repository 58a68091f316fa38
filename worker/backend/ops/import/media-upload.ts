import { createHash } from 'node:crypto'
import { z } from '#shared/schemas/zod.ts'
import type { FileStore } from '#worker/backend/files/file-store.ts'
import { svgFault } from '#worker/backend/files/svg-safety.ts'

const MediaFile = z.object({
  name: z.string().regex(/^media\/[0-9a-f]{20}\.svg$/),
  text: z.string(),
})

export const MediaUpload = z.object({ files: z.array(MediaFile).max(200) })
export type MediaUpload = z.infer<typeof MediaUpload>

/** Keeps the pictures that are what their name says and safe to serve; tells of the others. */
export async function keepMedia(
  store: FileStore,
  { files }: MediaUpload,
): Promise<readonly { readonly name: string; readonly reason: string }[]> {
  const judged = files.map((file) => ({ ...file, reason: fault(file) }))
  const refused = judged.flatMap(({ name, reason }) => (reason === null ? [] : [{ name, reason }]))
  const kept = judged.filter(({ reason }) => reason === null)
  await Promise.all(
    kept.map(({ name, text }) =>
      store.write(name, new TextEncoder().encode(text), 'image/svg+xml'),
    ),
  )
  return refused
}

function fault({ name, text }: z.infer<typeof MediaFile>): string | null {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 20)
  if (name !== `media/${hash}.svg`) return 'is not named by its content'
  return svgFault(text)
}
