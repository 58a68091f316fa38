import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltCatalogue } from './records/catalogue.ts'
import { folderFiles } from './records/folder.ts'

/** Writes a catalogue as an import folder, replacing its contents. Returns the number of files. */
export async function writeFolder(
  target: string,
  { records, media, files: sold }: BuiltCatalogue,
  head: Readonly<{ name: string; asOf: string }>,
): Promise<number> {
  const files = folderFiles(records, head)
  await rm(target, { recursive: true, force: true })
  await mkdir(join(target, 'media'), { recursive: true })
  await mkdir(join(target, 'files'), { recursive: true })
  const all = [...files, ...media, ...sold]
  for (const [path, content] of all) {
    if (content instanceof URL) await copyFile(content, join(target, path))
    else await writeFile(join(target, path), content)
  }
  return all.length
}
