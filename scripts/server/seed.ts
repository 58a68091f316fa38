import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './build.ts'

/** Sources of the demo catalogue. */
export const SEED_SOURCES = [
  'seed/**/*.ts',
  'seed/data/**/*.{json,html}',
  'shared/schemas/import/*.ts',
]
const FOLDER = 'seed/build'

const stampOf = (storage: string) => join(storage, '.seeded-from')

/** Whether a storage has a demo catalogue, of any version. */
export function isSeeded(storage: string): boolean {
  return existsSync(stampOf(storage))
}

/**
 * Imports the demo catalogue into a running shop unless the storage was seeded from the same
 * sources.
 */
export async function seed(shop: {
  url: URL
  secret: string
  storage: string
}): Promise<'seeded' | 'unchanged'> {
  const stampFile = stampOf(shop.storage)
  const stamp = fingerprint(SEED_SOURCES)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 'unchanged'
  await run('seed/build.ts')
  const of = ['--url', shop.url.origin, '--secret', shop.secret]
  await run('scripts/shop.ts', 'import', FOLDER, '--force', '--without-plates', ...of)
  writeFileSync(stampFile, stamp)
  return 'seeded'
}

// Not `spawnSync`: the shop that receives the import may run in this process.
async function run(...args: string[]) {
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`${args[0]} failed`)
}
