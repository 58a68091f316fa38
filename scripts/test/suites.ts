import { normalize } from 'node:path'

/** Suites with their folders. */
export const SUITES = {
  unit: 'tests/unit',
  repository: 'tests/repository',
  worker: 'tests/worker',
  contract: 'tests/contract',
  shapes: 'tests/shapes',
  server: 'tests/server',
  replay: 'tests/shopware',
  e2e: 'tests/e2e',
} as const
export type Suite = keyof typeof SUITES

/** Suites to run, each with the files and folders that it runs. Folders end with a slash. */
export type Selection = ReadonlyMap<Suite, readonly string[]>

/** Names and folders in pairs. */
const FOLDERS = Object.entries(SUITES) as [Suite, string][]
const KNOWN = `Suites: ${Object.keys(SUITES).join(', ')}`

/**
 * Selects suites by name (`unit`) and by path (`tests/unit/domain`). Without arguments it selects
 * every suite.
 *
 * @param testsIn test files of a path
 * @throws Error when an argument selects no test
 */
export function selectSuites(
  args: readonly string[],
  testsIn: (path: string) => readonly string[],
): Selection {
  const selection = new Map<Suite, string[]>()
  for (const arg of args.length > 0 ? args : Object.keys(SUITES)) {
    const [suite, path] = suiteByName(arg) ?? suiteByPath(arg, testsIn)
    selection.set(suite, [...(selection.get(suite) ?? []), path])
  }
  return selection
}

type Selected = readonly [suite: Suite, path: string]

function suiteByName(name: string): Selected | undefined {
  const named = FOLDERS.find(([suite]) => suite === name)
  return named && [named[0], `${named[1]}/`]
}

function suiteByPath(arg: string, testsIn: (path: string) => readonly string[]): Selected {
  const path = normalize(arg).replace(/\/$/, '')
  const tests = testsIn(path)
  if (tests.length === 0) throw new Error(`"${arg}" is no suite and has no tests. ${KNOWN}`)
  const found = FOLDERS.find(([, folder]) => `${path}/`.startsWith(`${folder}/`))
  if (!found) throw new Error(`No suite runs the tests of "${arg}". ${KNOWN}`)
  return [found[0], tests.includes(path) ? path : `${path}/`]
}
