import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildCatalogue } from './records/catalogue.ts'
import { readSource } from './source/read.ts'
import { writeFolder } from './write-folder.ts'

const HERE = dirname(fileURLToPath(import.meta.url))

/**
 * Writes the demo catalogue as an import folder, replacing the old one. Returns the number of
 * files. Equal data makes equal bytes.
 */
export async function buildSeed(target: string): Promise<number> {
  const source = await readSource(join(HERE, 'data'))
  return writeFolder(target, buildCatalogue(source), { name: 'demo', asOf: source.asOf })
}

if (import.meta.main) {
  const target = join(HERE, 'build')
  const count = await buildSeed(target)
  process.stdout.write(`${target}: ${count} files\n`)
}
