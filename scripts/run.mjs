// Runs on the machine's own Node (20 or newer) with nothing installed. It installs what is missing
// and hands over to the pinned Node, which runs TypeScript directly.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const pinnedNode = `${root}node_modules/.bin/node`
const [script, ...args] = process.argv.slice(2)

function isInstalled() {
  const installed = `${root}node_modules/.package-lock.json`
  if (!existsSync(installed) || !existsSync(pinnedNode)) return false
  const required = packagesOf(`${root}package-lock.json`)
  const present = packagesOf(installed)
  return Object.entries(required).every(
    ([name, { version, optional }]) => optional || present[name]?.version === version,
  )
}

/** Packages of a lockfile without the root. Builds for other platforms are optional in it. */
function packagesOf(path) {
  const { '': _root, ...packages } = JSON.parse(readFileSync(path, 'utf8')).packages
  return packages
}

function run(command, commandArgs, options = {}) {
  const { status, signal, error } = spawnSync(command, commandArgs, {
    cwd: root,
    stdio: 'inherit',
    env: {
      WRANGLER_LOG: 'warn',
      WRANGLER_SEND_METRICS: 'false',
      ...process.env,
      RIPSTOP_STARTED_BY: String(process.pid),
      // The tools that a script calls must find the pinned Node too.
      PATH: `${root}node_modules/.bin:${process.env.PATH}`,
    },
    ...options,
  })
  if (error) throw error
  return signal ? 1 : (status ?? 1)
}

if (!isInstalled()) {
  console.log('Installing what is missing …')
  // `npm install` repairs differences, while `npm ci` removes everything first. `--no-save` leaves
  // the lockfile unchanged. Warnings about Node's version are hidden, since the pinned Node runs
  // the tools.
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const status = run('npm', ['install', ...quiet])
  if (status !== 0) process.exit(status)
}
process.exit(run(pinnedNode, [`${root}scripts/${script}.ts`, ...args]))
