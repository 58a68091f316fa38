import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { findCycles } from './cycles.ts'
import { neededBy, type Import } from './imports.ts'
import { LAYERS, layerOf, UPWARD_TYPES } from './layers.ts'

/** Entry files of four requests: a listing, a product from its template, the cart, an order. */
const WALKS = {
  'a filtered listing': 'worker/routes/catalogue/category-page.tsx',
  'a product from its template': 'worker/edge/fast-path.ts',
  'into the cart': 'worker/routes/cart/add.ts',
  'placing an order': 'worker/routes/checkout/order.ts',
} as const

/** Names of documents outside the repository, which comments may not cite. */
const CITED_ELSEWHERE = /\(?\b(?:contract \d|specification,? section|spec(?:ification)? \d)/i

export type Figure = readonly [what: string, value: string | number]

export function findFolderCycles(imports: readonly Import[]): readonly string[][] {
  return findCycles(
    imports
      .filter(({ kind }) => kind === 'value')
      .map(({ from, to }) => [dirname(from), dirname(to)]),
  )
}

/** Groups of files that import each other in a circle, by values, types or `import()`. */
export function findFileCycles(imports: readonly Import[]): readonly string[][] {
  return findCycles(imports.map(({ from, to }) => [from, to]))
}

/** Imports of a higher layer, of types and by `import()` too. */
export function findUpwardImports(imports: readonly Import[]): readonly Import[] {
  return imports.filter(
    ({ from, to, kind }) =>
      layerOf(to) > layerOf(from) && !(kind !== 'value' && UPWARD_TYPES.has(from)),
  )
}

/** Folders with many files. Texts, data and migrations do not count. */
export function findCrowdedFolders(
  files: readonly string[],
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = dirname(file)
    if (!/i18n|data$/.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}

/** Figures of the source, as a table. */
export function figures(files: readonly string[], imports: readonly Import[]): readonly Figure[] {
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const lines = texts.map((text) => text.trimEnd().split('\n').length).sort((a, b) => a - b)
  const at = (share: number) => lines[Math.floor(share * (lines.length - 1))] ?? 0
  const importers = new Map<string, Set<string>>()
  for (const { from, to, kind } of imports)
    if (kind === 'value') importers.set(to, (importers.get(to) ?? new Set()).add(from))
  const [largest] = findCrowdedFolders(files)
  return [
    ['files', files.length],
    ['lines', lines.reduce((sum, count) => sum + count, 0)],
    ['lines of a file, median', at(0.5)],
    ['lines of a file, nine of ten', at(0.9)],
    ['folders', new Set(files.map((file) => dirname(file))).size],
    ['largest folder', largest ? `${largest[0]}, ${largest[1]} files` : ''],
    ['files in the root of worker/', files.filter((file) => dirname(file) === 'worker').length],
    ['layers', LAYERS.length],
    ['folder cycles', findFolderCycles(imports).length],
    ['largest circle of files', Math.max(0, ...findFileCycles(imports).map((one) => one.length))],
    ['upward imports', findUpwardImports(imports).length],
    ['files with one importer', [...importers.values()].filter(({ size }) => size === 1).length],
    [
      'comments that cite what is not here',
      texts.flatMap((text) => text.split('\n')).filter((line) => CITED_ELSEWHERE.test(line)).length,
    ],
    ...Object.entries(WALKS).map(([walk, file]): Figure => [
      `files behind: ${walk}`,
      neededBy(file, imports).size,
    ]),
  ]
}

/** One line per figure, values aligned. */
export function asTable(rows: readonly Figure[]): string {
  const width = Math.max(...rows.map(([what]) => what.length)) + 2
  return rows.map(([what, value]) => `${what.padEnd(width)}${value}`).join('\n')
}
