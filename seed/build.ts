import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildCatalogue } from './records/catalogue.ts'
import { folderFiles } from './records/folder.ts'
import { readSource } from './source/read.ts'

const HERE = dirname(fileURLToPath(import.meta.url))

/**
 * Writes the demo catalogue as an import folder and answers how many files it has. The folder is
 * replaced. The same data makes the same bytes.
 */
export async function buildSeed(target: string): Promise<number> {
  const source = await readSource(join(HERE, 'data'))
  const { records, media } = buildCatalogue(source)
  const files = folderFiles(records, { name: 'demo', asOf: source.asOf })
  await rm(target, { recursive: true, force: true })
  await mkdir(join(target, 'media'), { recursive: true })
  for (const [path, text] of [...files, ...media]) await writeFile(join(target, path), text)
  return files.size + media.size
}

if (import.meta.main) {
  const target = join(HERE, 'build')
  const count = await buildSeed(target)
  process.stdout.write(`${target}: ${count} files\n`)
}
