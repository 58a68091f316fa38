import { spawnSync } from 'node:child_process'
import { environmentOf } from '#tests/shopware/environment.ts'
import { domainAt } from '#tests/shopware/shopware.ts'
import { requireFreePort } from './server/free-port.ts'

// Runs journeys and contract tests against a Shopware filled by `npm run shopware:seed`. Further
// arguments are file names for Vitest.
const JOURNEYS = 'tests/shopware/vitest.config.ts'
const CONTRACT = 'tests/shopware/contract.config.ts'

process.exit(await main(process.argv.slice(2)))

async function main(files: readonly string[]): Promise<number> {
  try {
    const { url, accessKey, origin, port } = environmentOf(process.env)
    await requireFreePort(port)
    console.log(`Shopware   ${url}\nPages      ${origin}`)
    const env = { STORE_API_URL: url, STORE_API_ACCESS_KEY: accessKey }
    const journeys = run(JOURNEYS, files, env)
    const storefrontUrl = await domainAt({ url, accessKey }, origin)
    const contract = run(CONTRACT, files, { ...env, STORE_API_STOREFRONT_URL: storefrontUrl })
    return journeys || contract
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

function run(config: string, files: readonly string[], env: Readonly<Record<string, string>>) {
  const command = ['run', '--config', config, '--passWithNoTests', ...files]
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const
  return spawnSync('node_modules/.bin/vitest', command, options).status ?? 1
}
