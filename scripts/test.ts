import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareSeededStorage } from './test/seeded-shop.ts'
import { selectSuites, SUITES, type Selection, type Suite } from './test/suites.ts'
import { playwrightTally, vitestTally, type Tally } from './test/tally.ts'

/** Suites that use both cores. */
const IN_NODE: readonly (readonly Suite[])[] = [['unit', 'repository'], ['worker']]
/** Suites that mostly wait for a served shop. They run in parallel. */
const IN_FRONT_OF_A_SHOP: readonly (readonly Suite[])[] = [
  ['contract', 'shapes', 'server'],
  ['replay'],
]

const selection = selected()
const selectedOf = (groups: readonly (readonly Suite[])[]) =>
  groups
    .map((suites) => suites.filter((suite) => selection.has(suite)))
    .filter((suites) => suites.length > 0)
const sideBySide = selectedOf(IN_FRONT_OF_A_SHOP)
const inBrowser = selection.get('e2e')
const reports = mkdtempSync(join(tmpdir(), 'ripstop-reports-'))

if (sideBySide.length > 0 || inBrowser) await prepareSeededStorage()

const tallies: Tally[] = []
for (const suites of selectedOf(IN_NODE)) tallies.push(await vitest(suites))
tallies.push(...(await Promise.all(sideBySide.map(vitest))))
if (inBrowser) tallies.push(await browser(inBrowser))
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failures = tallies.flatMap((tally) => tally.failures)
rmSync(reports, { recursive: true })
for (const failure of failures) console.error(`failed: ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

function selected(): Selection {
  try {
    return selectSuites(process.argv.slice(2), testsIn)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

function testsIn(path: string): readonly string[] {
  return globSync([path, `${path}/**/*`]).filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file))
}

async function vitest(suites: readonly Suite[]): Promise<Tally> {
  const report = join(reports, `${suites.join('-')}.json`)
  const projects = suites.flatMap((suite) => ['--project', `${suite}*`])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const paths = suites.flatMap((suite) => selection.get(suite) ?? [])
  // A whole suite needs no filter, and the replay's project has tests of other folders.
  const isWhole = suites.some((suite) => paths.includes(`${SUITES[suite]}/`))
  const status = await run(['vitest', 'run', ...(isWhole ? [] : paths), ...projects, ...reporters])
  return withStatus(status, () => vitestTally(readFileSync(report, 'utf8')))
}

async function browser(paths: readonly string[]): Promise<Tally> {
  const report = join(reports, 'e2e.json')
  const status = await run(['playwright', 'test', ...paths, '--reporter=list,json'], {
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
