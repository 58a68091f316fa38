import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DeployConfig, refusals, WHO_IS_THERE } from './deploy/refusals.ts'
import { smoke } from './deploy/smoke.ts'
import { build } from './server/build.ts'
import { requireConfiguration } from './server/configuration.ts'
import { buildIdOf } from './vite/build-id.ts'

/**
 * `npm run deploy`: checks, builds, migrates, deploys and tests the result. It starts only if it
 * can finish, and explains the rollback if the shop is unhealthy.
 */
const CONFIG = 'dist/ripstop/wrangler.json'
const MANIFEST = 'dist/client/.vite/manifest.json'
const ENVIRONMENTS = ['production', 'staging']
/** Time until Cloudflare serves a new version everywhere. */
const SPREAD_MS = 10_000

const { values } = parseArgs({ options: { env: { type: 'string', default: 'production' } } })
if (!ENVIRONMENTS.includes(values.env)) stop([`--env must be one of ${ENVIRONMENTS.join(', ')}`])
process.env.CLOUDFLARE_ENV = values.env

await build()
const config = DeployConfig.parse(JSON.parse(readFileSync(CONFIG, 'utf8')))
requireConfiguration(config.vars)
stop(refusals(config, { isLoggedIn: wrangler(WHO_IS_THERE, 'ignore') === 0 }))

step('Check', npm(['run', 'check']))
for (const { database_name: name } of config.d1_databases) {
  const migrate = ['d1', 'migrations', 'apply', name, '--remote', '--config', CONFIG]
  step('Migrations', wrangler(migrate))
}
step('Deploy', wrangler(['deploy', '--config', CONFIG]))

await new Promise((resolve) => setTimeout(resolve, SPREAD_MS))
const wrong = await smoke(config.vars.SHOP_ORIGIN, buildIdOf(readFileSync(MANIFEST, 'utf8')))
if (wrong.length > 0) {
  stop([
    ...wrong,
    `To restore the previous version: npx wrangler rollback --config ${CONFIG}`,
    'Tables stay as they are; migrations only add (docs/operations.md, "Going back").',
  ])
}
console.log(`${config.vars.SHOP_ORIGIN} serves this build and is ready.`)

/** The build chose the environment; wrangler must not choose another. */
function wrangler(args: readonly string[], stdio: 'inherit' | 'ignore' = 'inherit'): number {
  const { CLOUDFLARE_ENV: _chosen, ...env } = process.env
  return spawnSync('node_modules/.bin/wrangler', args, { stdio, env }).status ?? 1
}

function npm(args: readonly string[]): number {
  return spawnSync('npm', args, { stdio: 'inherit' }).status ?? 1
}

function step(name: string, status: number): void {
  if (status !== 0) stop([`${name} failed; nothing after it was begun.`])
}

function stop(sentences: readonly string[]): void {
  if (sentences.length === 0) return
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}
