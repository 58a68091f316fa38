import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * Writes the types of the bindings in `wrangler.toml`; `--check` only compares them. Wrangler's own
 * check compares a hash of the bindings and misses differences between versions of Wrangler.
 */
const FILE = 'worker/worker-configuration.d.ts'
// The package `@cloudflare/workers-types` describes the runtime. Local secrets stay out.
const OPTIONS = ['--include-runtime=false', '--strict-vars=false', '--env-file=/dev/null']

const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
const before = readFileSync(FILE, 'utf8')
execFileSync('node_modules/.bin/wrangler', ['types', FILE, ...OPTIONS], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
const isCurrent = readFileSync(FILE, 'utf8') === before
if (values.check && !isCurrent) {
  writeFileSync(FILE, before)
  console.error(`${FILE} does not match wrangler.toml. Run: npm run types`)
  process.exitCode = 1
}
