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

let total: Tally = { passed: 0, failed: 0 }
for (const suite of suites) {
  const report = join(reports, `${suite}.json`)
  const tally = suite === 'e2e' ? browser(report) : vitest(suite, report)
  total = { passed: total.passed + tally.passed, failed: total.failed + tally.failed }
}
rmSync(reports, { recursive: true })
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

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

/** A suite that fails without a failed test (it did not start, or left an error) counts as one. */
function withStatus(status: number, read: () => Tally): Tally {
  const tally = attempt(read)
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function attempt(read: () => Tally): Tally {
  try {
    return read()
  } catch {
    return { passed: 0, failed: 1 }
  }
}
