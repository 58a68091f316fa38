import { spawnSync } from 'node:child_process'

type Step = readonly [name: string, command: string, ...args: string[]]

const STEPS: readonly Step[] = [
  ['format', 'oxfmt', '--check'],
  ['lint', 'oxlint', '--deny-warnings'],
  ['types of bindings', 'node', 'scripts/types.ts', '--check'],
  // Each checker of TypeScript repeats work of the others; two took a third less time than four.
  ['types', 'tsc', '-b', '--checkers', '2'],
  ['unused code', 'knip'],
  ['dependencies', 'node', 'scripts/dependencies.ts'],
  ['layers', 'node', 'scripts/architecture.ts', '--check'],
  ['words', 'node', 'scripts/words.ts'],
]

let failed = 0
for (const [name, command, ...args] of STEPS) {
  const started = Date.now()
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' })
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${Date.now() - started} ms)`)
  if (status !== 0) failed++
}
process.exit(failed === 0 ? 0 : 1)
