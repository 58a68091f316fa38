import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Subject, View } from './drawings/index.js'
import { buildCatalogue } from './records/catalogue.ts'
import { DRAWINGS } from './records/drawings.ts'
import { inSeries, MAX_PRODUCTS, templateOf } from './records/series.ts'
import { readSource } from './source/read.ts'
import { writeFolder } from './write-folder.ts'

const HERE = dirname(fileURLToPath(import.meta.url))

/** Draws only the cover, once per parent and shade: load tests need rows, not pictures. */
function coversOnly(): (s: Subject) => readonly View[] {
  const drawn = new Map<string, readonly View[]>()
  return (s) => {
    const key = `${templateOf(s.family)} ${s.hex}`
    const covers = drawn.get(key) ?? DRAWINGS.drawProduct(s).slice(0, 1)
    drawn.set(key, covers)
    return covers
  }
}

/** Writes an import folder of exactly `count` products by repeating the demo's parents. */
export async function generateSeed(target: string, count: number): Promise<number> {
  const source = inSeries(await readSource(join(HERE, 'data')), count)
  const head = { name: `series-${count}`, asOf: source.asOf }
  return writeFolder(
    target,
    buildCatalogue(source, { ...DRAWINGS, drawProduct: coversOnly() }),
    head,
  )
}

if (import.meta.main) {
  const [folder, count] = process.argv.slice(2)
  if (!folder || !count) {
    process.stderr.write(`node seed/generate.ts <folder> <articles, at most ${MAX_PRODUCTS}>\n`)
    process.exitCode = 1
  } else {
    const files = await generateSeed(resolve(folder), Number(count))
    process.stdout.write(`${folder}: ${files} files\n`)
  }
}
