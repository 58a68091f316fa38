import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** An import by value; imports of types alone do not exist at run time. */
export type Import = Readonly<{ from: string; to: string }>

const STATEMENT = /^\s*(?:import|export)\s+(?!type\b)(?:([^'"]*?)\sfrom\s+)?['"]([#.][^'"]+)['"]/gm
const ONLY_TYPES = /^\{\s*(?:type\s+\w+(?:\s+as\s+\w+)?\s*,?\s*)+\}$/

/** What files of a list import from each other by value, and not at run time only (`import()`). */
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

/** All files that a file needs, itself among them. */
export function neededBy(file: string, imports: readonly Import[]): ReadonlySet<string> {
  const needed = new Set([file])
  for (const importer of needed) {
    for (const { from, to } of imports) if (from === importer) needed.add(to)
  }
  return needed
}
