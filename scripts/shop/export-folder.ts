import { Buffer } from 'node:buffer'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Download } from '#shared/schemas/import/product.ts'
import { IMPORT_FILES, importFileName, type ImportFile } from '#shared/schemas/import/files.ts'
import { Manifest } from '#shared/schemas/import/manifest.ts'
import { filesOfMedia, MediaRecord } from '#shared/schemas/import/media.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Progress } from './progress.ts'
import type { ShopClient } from './shop.ts'

const FILES_AT_ONCE = 8
const Sold = z.object({ download: Download.pick({ file: true }).loose().nullish() })
const SoldFile = z.object({ base64: z.base64() })
const Lines = z.object({ lines: z.array(z.string()) })

/** Writes a shop's catalogue as an import folder. Returns its manifest. */
export async function exportFolder(
  folder: string,
  shop: ShopClient,
  progress: Progress,
): Promise<Manifest> {
  const { data: manifest } = await shop.call({
    method: 'GET',
    path: '/export/manifest',
    schema: Manifest,
  })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const pictures = new Set<string>()
  const sold = new Set<string>()
  for (const file of IMPORT_FILES) {
    const lines = await fileLines(file, manifest.records[file], shop, progress)
    if (file === 'shop' && lines.length === 0) continue
    const texts = file === 'shop' ? lines.map(indented) : lines
    await writeFile(join(folder, importFileName(file)), texts.map((text) => `${text}\n`).join(''))
    if (file === 'media')
      for (const line of lines)
        for (const name of filesOfMedia(MediaRecord.parse(JSON.parse(line)))) pictures.add(name)
    if (file === 'articles')
      for (const line of lines) {
        const { download } = Sold.parse(JSON.parse(line))
        if (download) sold.add(download.file)
      }
  }
  await writePictures(folder, [...pictures], shop, progress)
  await writeSold(folder, [...sold], shop, progress)
  progress.end()
  return manifest
}

const indented = (line: string) => JSON.stringify(JSON.parse(line), null, 2)

async function fileLines(
  file: ImportFile,
  total: number,
  shop: ShopClient,
  progress: Progress,
): Promise<readonly string[]> {
  const lines: string[] = []
  for (;;) {
    progress.reach(lines.length, total, file)
    const { data } = await shop.call({
      method: 'GET',
      path: `/export/lines?file=${file}&offset=${lines.length}`,
      schema: Lines,
    })
    if (data.lines.length === 0) return lines
    lines.push(...data.lines)
  }
}

/** Sold files have no public address; operators download them with their secret. */
async function writeSold(
  folder: string,
  names: readonly string[],
  shop: ShopClient,
  progress: Progress,
): Promise<void> {
  await mkdir(join(folder, 'files'), { recursive: true })
  for (const [done, name] of names.entries()) {
    progress.reach(done, names.length, 'files')
    const path = `/export/file?name=${encodeURIComponent(name)}`
    const { data } = await shop.call({ method: 'GET', path, schema: SoldFile })
    await writeFile(join(folder, name), Buffer.from(data.base64, 'base64'))
  }
}

async function writePictures(
  folder: string,
  names: readonly string[],
  shop: ShopClient,
  progress: Progress,
): Promise<void> {
  for (let done = 0; done < names.length; done += FILES_AT_ONCE) {
    progress.reach(done, names.length, 'pictures')
    await Promise.all(
      names.slice(done, done + FILES_AT_ONCE).map(async (name) => {
        const bytes = await shop.file(`/${name}`)
        await mkdir(dirname(join(folder, name)), { recursive: true })
        await writeFile(join(folder, name), bytes)
      }),
    )
  }
}
