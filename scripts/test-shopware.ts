import { spawnSync } from 'node:child_process'
import { environmentOf } from '#tests/shopware/environment.ts'
import { requireFreePort } from './server/free-port.ts'

// Runs the journeys of a shopper in front of a Shopware that `npm run shopware:seed` filled.
process.exit(await main())

async function main(): Promise<number> {
  try {
    const { url, origin, port } = environmentOf(process.env)
    await requireFreePort(port)
    console.log(`Shopware   ${url}\nPages      ${origin}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
  return run(['--config', 'tests/shopware/vitest.config.ts'])
}

/** What else the command was given names files, as it does for Vitest. */
function run(args: readonly string[]): number {
  const command = ['run', ...args, ...process.argv.slice(2)]
  return spawnSync('node_modules/.bin/vitest', command, { stdio: 'inherit' }).status ?? 1
}
