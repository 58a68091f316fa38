import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { KINDS, mutated, mutationsOf, type Mutation } from './mutants/mutations.ts'
import { drawEvenly, randomBySeed } from './mutants/random.ts'
import { relatedTests } from './mutants/related-tests.ts'
import { vitestTally } from './test/tally.ts'

// Changes one place of the code after the other and runs the related tests. A change that no test
// notices "survived".
const FOLDERS = ['worker/routes', 'worker/pages', 'worker/store-api', 'worker/edge']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    list: { type: 'boolean', default: false },
  },
})

type Mutant = Mutation & { readonly file: string }

/** The file that is changed now, with its text from before. */
let changed: { readonly file: string; readonly source: string } | null = null
const restore = () => {
  if (changed) writeFileSync(changed.file, changed.source)
  changed = null
}
process.on('exit', restore)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(130))

const report = join(mkdtempSync(join(tmpdir(), 'ripstop-mutants-')), 'report.json')
let killed = 0
const mutants = drawMutants()
for (const mutant of mutants) {
  const failure = values.list ? null : await firstFailure(mutant)
  if (failure !== null) killed += 1
  console.log(`${values.list ? '' : failure === null ? 'SURVIVED ' : 'killed   '}${textOf(mutant)}`)
  if (failure !== null) console.log(`         by ${failure}`)
}
if (!values.list)
  console.log(`${killed} of ${mutants.length} mutants were killed (seed ${values.seed})`)

function drawMutants(): readonly Mutant[] {
  const folders = positionals.length > 0 ? positionals : FOLDERS
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`)).toSorted()
  const all = files.flatMap((file) =>
    mutationsOf(file, readFileSync(file, 'utf8')).map((mutation) => ({ ...mutation, file })),
  )
  const byKind = KINDS.map((kind) => all.filter((mutant) => mutant.kind === kind))
  return drawEvenly(byKind, Number(values.count), randomBySeed(Number(values.seed)))
}

/** The first test that fails on a mutant; null if none does. */
async function firstFailure(mutant: Mutant): Promise<string | null> {
  const { unit, worker } = relatedTests(mutant.file)
  const source = readFileSync(mutant.file, 'utf8')
  changed = { file: mutant.file, source }
  writeFileSync(mutant.file, mutated(source, mutant))
  try {
    return (await failureOf('unit', unit)) ?? (await failureOf('worker*', worker))
  } finally {
    restore()
  }
}

async function failureOf(project: string, tests: readonly string[]): Promise<string | null> {
  if (tests.length === 0) return null
  rmSync(report, { force: true })
  const options = ['--project', project, '--bail=1', '--reporter=json', `--outputFile=${report}`]
  const child = spawn('node_modules/.bin/vitest', ['run', ...tests, ...options], {
    stdio: 'ignore',
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status === 0) return null
  return vitestTally(readFileSync(report, 'utf8')).failures[0] ?? 'an error outside the tests'
}

function textOf({ file, kind, start, end, replacement }: Mutant): string {
  const source = readFileSync(file, 'utf8')
  const line = source.slice(0, start).split('\n').length
  const before = source.slice(start, end).replaceAll(/\s+/g, ' ')
  return `${file}:${line} ${kind}: ${before} → ${replacement || 'nothing'}`
}
