import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ShopSettings } from '#shared/schemas/import/shop.ts'
import { CONFIG, readConfig, writeConfig } from './deploy/config.ts'
import { LOCATIONS } from './deploy/resources.ts'
import { runDeployment } from './deploy/run-deployment.ts'
import { wrangler } from './deploy/wrangler.ts'
import { build } from './server/build.ts'
import { requireConfiguration } from './server/configuration.ts'
import { buildIdOf } from './vite/build-id.ts'

/** `npm run deploy`: the only command of a deployment (docs/deploy.md). */
const MANIFEST = 'dist/client/.vite/manifest.json'
const ENVIRONMENTS = ['production', 'staging']

const { values } = parseArgs({
  options: {
    env: { type: 'string', default: 'production' },
    location: { type: 'string' },
    'shop-json': { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
})
const { env: environment, location = null, 'shop-json': file, 'dry-run': isDryRun } = values
if (!ENVIRONMENTS.includes(environment)) stop(`--env must be one of ${ENVIRONMENTS.join(', ')}`)
if (location !== null && !LOCATIONS.some((one) => one === location))
  stop(`--location must be one of ${LOCATIONS.join(', ')}`)
process.env.CLOUDFLARE_ENV = environment

await build()
const config = readConfig()
requireConfiguration(config.vars)
const isDeployed = await runDeployment({
  config,
  configPath: CONFIG,
  environment,
  settings: file ? ShopSettings.parse(JSON.parse(readFileSync(file, 'utf8'))) : null,
  build: buildIdOf(readFileSync(MANIFEST, 'utf8')),
  env: process.env,
  isDryRun,
  location,
  wrangler,
  check: () => spawnSync('npm', ['run', 'check'], { stdio: 'inherit' }).status === 0,
  write: writeConfig,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  say: (line) => console.log(line),
})
process.exit(isDeployed ? 0 : 1)

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
