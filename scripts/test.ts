import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareSeededStorage } from './test/seeded-shop.ts'
import { playwrightTally, vitestTally, type Tally } from './test/tally.ts'

const VITEST = ['unit', 'worker', 'contract', 'shapes', 'server', 'replay'] as const
const SEEDED = new Set(['contract', 'shapes', 'server', 'replay', 'e2e'])
const suites = process.argv.length > 2 ? process.argv.slice(2) : [...VITEST, 'e2e']
const reports = mkdtempSync(join(tmpdir(), 'ripstop-reports-'))

if (suites.some((suite) => SEEDED.has(suite))) await prepareSeededStorage()

let passed = 0
const failures: string[] = []
for (const suite of suites) {
  const report = join(reports, `${suite}.json`)
  const tally = suite === 'e2e' ? browser(report) : vitest(suite, report)
  passed += tally.passed
  failures.push(...tally.failures.map((failure) => `${suite}: ${failure}`))
}
rmSync(reports, { recursive: true })
for (const failure of failures) console.error(`failed: ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

function vitest(suite: string, report: string): Tally {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const status = run(['vitest', 'run', '--project', `${suite}*`, ...reporters])
  return withStatus(status, () => vitestTally(readFileSync(report, 'utf8')))
}

function browser(report: string): Tally {
  const status = run(['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return withStatus(status, () => playwrightTally(readFileSync(report, 'utf8')))
}

function run([command, ...args]: string[], env: Record<string, string> = {}): number {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status ?? 1
}

/** A suite that fails without a failed test (it did not start, or left an error) is a failure itself. */
function withStatus(status: number, read: () => Tally): Tally {
  const tally = attempt(read)
  if (status === 0 || tally.failures.length > 0) return tally
  return { ...tally, failures: [`ended with ${status}, but no test failed; see its output above`] }
}

function attempt(read: () => Tally): Tally {
  try {
    return read()
  } catch (error) {
    return { passed: 0, failures: [`left no report that can be read: ${String(error)}`] }
  }
}
