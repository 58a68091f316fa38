import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Types do not exist at run time, and dynamic imports (`import()`) load later than their importer. */
export type Import = Readonly<{ from: string; to: string; kind: 'value' | 'type' | 'dynamic' }>

const STATEMENT =
  /^\s*(?:import|export)\s+(type\b\s*)?(?:([^'"]*?)\sfrom\s+)?['"]([#.][^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([#.][^'"]+)['"]\s*\)/g
const ONLY_TYPES = /^\{\s*(?:type\s+\w+(?:\s+as\s+\w+)?\s*,?\s*)+\}$/

/** All imports between the files of a list. */
export function importsAmong(files: readonly string[]): readonly Import[] {
  const known = new Set(files)
  return files
    .flatMap((from) => importsIn(from, readFileSync(from, 'utf8')))
    .filter(({ to }) => known.has(to))
}

/** The imports of a file by its text; paths are relative to the repository. */
export function importsIn(from: string, source: string): readonly Import[] {
  const pathOf = (specifier: string) =>
    specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(from), specifier))
  const statements = [...source.matchAll(STATEMENT)].map(
    ([, type, names = '', specifier = '']): Import => {
      const kind = type || ONLY_TYPES.test(names.trim()) ? 'type' : 'value'
      return { from, to: pathOf(specifier), kind }
    },
  )
  const dynamic = [...source.matchAll(DYNAMIC)].map(([, specifier = '']): Import => ({
    from,
    to: pathOf(specifier),
    kind: 'dynamic',
  }))
  return [...statements, ...dynamic]
}

/** Transitive value imports of a file, itself included. */
export function neededBy(file: string, imports: readonly Import[]): ReadonlySet<string> {
  const needed = new Set([file])
  for (const importer of needed) {
    for (const { from, to, kind } of imports)
      if (from === importer && kind === 'value') needed.add(to)
  }
  return needed
}
