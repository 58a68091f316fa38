import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './build.ts'

/** What the demo catalogue is made of. */
export const SEED_SOURCES = [
  'seed/**/*.ts',
  'seed/data/**/*.{json,html}',
  'shared/schemas/import/*.ts',
]
const FOLDER = 'seed/build'

const stampOf = (storage: string) => join(storage, '.seeded-from')

/** Whether a storage holds a demo catalogue, be it of older files. */
export function isSeeded(storage: string): boolean {
  return existsSync(stampOf(storage))
}

/**
 * Fills a running shop with the demo catalogue through the public import, unless this storage was
 * already seeded from the very same files.
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

// Not `spawnSync`: the shop that answers the import may run in this very process.
async function run(...args: string[]) {
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`${args[0]} failed`)
}
