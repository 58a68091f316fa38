import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareSeededStorage } from './test/seeded-shop.ts'
import { playwrightTally, vitestTally, type Tally } from './test/tally.ts'

/** Suites that use both cores. */
const IN_NODE = ['unit', 'worker']
/** Suites that mostly wait for a served shop; they run side by side. */
const IN_FRONT_OF_A_SHOP = [['contract', 'shapes', 'server'], ['replay']]
const KNOWN = [...IN_NODE, ...IN_FRONT_OF_A_SHOP.flat(), 'e2e']

const asked = process.argv.slice(2)
const unknown = asked.filter((suite) => !KNOWN.includes(suite))
if (unknown.length > 0) {
  console.error(`Unknown suite ${unknown.join(', ')}. Known: ${KNOWN.join(', ')}`)
  process.exit(2)
}
const isAsked = (suite: string) => asked.length === 0 || asked.includes(suite)
const sideBySide = IN_FRONT_OF_A_SHOP.map((suites) => suites.filter(isAsked)).filter(
  (suites) => suites.length > 0,
)
const reports = mkdtempSync(join(tmpdir(), 'ripstop-reports-'))

if (sideBySide.length > 0 || isAsked('e2e')) await prepareSeededStorage()

const tallies: Tally[] = []
for (const suite of IN_NODE.filter(isAsked)) tallies.push(await vitest([suite]))
tallies.push(...(await Promise.all(sideBySide.map(vitest))))
if (isAsked('e2e')) tallies.push(await browser())
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failures = tallies.flatMap((tally) => tally.failures)
rmSync(reports, { recursive: true })
for (const failure of failures) console.error(`failed: ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

async function vitest(suites: readonly string[]): Promise<Tally> {
  const report = join(reports, `${suites.join('-')}.json`)
  const projects = suites.flatMap((suite) => ['--project', `${suite}*`])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const status = await run(['vitest', 'run', ...projects, ...reporters])
  return withStatus(status, () => vitestTally(readFileSync(report, 'utf8')))
}

async function browser(): Promise<Tally> {
  const report = join(reports, 'e2e.json')
  const status = await run(['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return withStatus(status, () => playwrightTally(readFileSync(report, 'utf8')))
}

async function run([command, ...args]: string[], env: Record<string, string> = {}) {
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  return status ?? 1
}

/** Counts a suite that fails without a failed test (did not start, left an error) as a failure. */
function withStatus(status: number, read: () => Tally): Tally {
  const tally = attempt(read)
  if (status === 0 || tally.failures.length > 0) return tally
  return {
    ...tally,
    failures: [`a run exited with ${status} without a failed test; see its output above`],
  }
}

function attempt(read: () => Tally): Tally {
  try {
    return read()
  } catch (error) {
    return { passed: 0, failures: [`wrote no readable report: ${String(error)}`] }
  }
}
