import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** An import of a value; type imports do not exist at run time. */
export type Import = Readonly<{ from: string; to: string }>

const STATEMENT = /^\s*(?:import|export)\s+(?!type\b)(?:([^'"]*?)\sfrom\s+)?['"]([#.][^'"]+)['"]/gm
const ONLY_TYPES = /^\{\s*(?:type\s+\w+(?:\s+as\s+\w+)?\s*,?\s*)+\}$/

/** Value imports between the files of a list, without `import()`. */
export function importsAmong(files: readonly string[]): readonly Import[] {
  const known = new Set(files)
  return files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(STATEMENT)].flatMap(
      ([, names = '', specifier = '']) => {
        const to = specifier.startsWith('#')
          ? specifier.slice(1)
          : normalize(join(dirname(from), specifier))
        return known.has(to) && !ONLY_TYPES.test(names.trim()) ? [{ from, to }] : []
      },
    ),
  )
}

/** Transitive imports of a file, itself included. */
export function neededBy(file: string, imports: readonly Import[]): ReadonlySet<string> {
  const needed = new Set([file])
  for (const importer of needed) {
    for (const { from, to } of imports) if (from === importer) needed.add(to)
  }
  return needed
}
