import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '#shared/schemas/zod.ts'
import { PREPARED } from './media/prepare-media.ts'
import type { Progress } from './progress.ts'
import type { ShopClient } from './shop.ts'

/** A line or a file of the folder that cannot be imported. Line 0 is the whole file. */
export type ImportRefusal = Readonly<{ file: string; line: number; reason: string }>

const MEDIA_CHUNK_FILES = 100
const MEDIA_CHUNK_BYTES = 8 * 1024 * 1024
const UPLOADS_AT_ONCE = 5

/** The files that a check would have to send and the folder lacks; nothing is sent. */
export async function absentFiles(
  folder: string,
  run: string,
  shop: ShopClient,
): Promise<readonly ImportRefusal[]> {
  const absent: ImportRefusal[] = []
  for (const name of await missingNames(run, shop)) {
    const file = await localFile(name, [join(folder, name), join(PREPARED, name)])
    if (!file) absent.push({ file: name, line: 0, reason: 'is not in the folder' })
  }
  return absent
}

async function missingNames(run: string, shop: ShopClient): Promise<readonly string[]> {
  const { data } = await shop.call({
    method: 'GET',
    path: `${run}/missing-media`,
    schema: z.object({ names: z.array(z.string()) }),
  })
  return data.names
}

/** Uploads the missing files, several at a time. Returns those that the shop refuses. */
export async function sendMedia(
  folder: string,
  run: string,
  shop: ShopClient,
  progress: Progress,
): Promise<readonly ImportRefusal[]> {
  const missing = await missingNames(run, shop)
  const refusals: ImportRefusal[] = []
  const chunks = (await mediaChunks(folder, missing)).values()
  let sent = 0
  async function sendNext() {
    for (const names of chunks) {
      progress.reach(sent, missing.length, 'pictures and files')
      const form = new FormData()
      for (const { name, path } of names)
        form.append(name, new Blob([await readFile(path)]), 'file')
      const response = await shop.call({ path: `${run}/media`, body: form, schema: RefusedFiles })
      for (const { name, reason } of response.data.refused)
        refusals.push({ file: 'media', line: 0, reason: `file ${name} ${reason}` })
      sent += names.length
    }
  }
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, sendNext))
  return refusals
}

const RefusedFiles = z.object({
  refused: z.array(z.object({ name: z.string(), reason: z.string() })),
})

type LocalFile = Readonly<{ name: string; path: string; bytes: number }>

/**
 * The files of each request. Missing ones are skipped; the shop's report names their line. A file
 * of the folder precedes a prepared one.
 */
async function mediaChunks(
  folder: string,
  names: readonly string[],
): Promise<readonly (readonly LocalFile[])[]> {
  const chunks: LocalFile[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const name of names) {
    const file = await localFile(name, [join(folder, name), join(PREPARED, name)])
    if (!file) continue
    const last = chunks.at(-1)
    bytes += file.bytes
    if (last && last.length < MEDIA_CHUNK_FILES && bytes <= MEDIA_CHUNK_BYTES) last.push(file)
    else {
      chunks.push([file])
      bytes = file.bytes
    }
  }
  return chunks
}

async function localFile(name: string, paths: readonly string[]): Promise<LocalFile | null> {
  for (const path of paths) {
    const found = await stat(path).catch(() => null)
    if (found?.isFile()) return { name, path, bytes: found.size }
  }
  return null
}
