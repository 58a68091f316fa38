import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isEmptyShop, isRestoring } from '#worker/backend/ops/backup/restoring.ts'
import { fingerprint } from './fingerprint.ts'

/** The sources of the demo catalogue. */
export const DEMO_SOURCES = [
  'seed/**/*.ts',
  'seed/data/**/*.{json,html}',
  'shared/schemas/import/*.ts',
]
/** The folder that `seed/build.ts` writes. */
export const DEMO_FOLDER = 'seed/build'

const stampOf = (storage: string) => join(storage, '.seeded-from')

/**
 * Whether a start imports the demo. The database must have had no import and no order, and the
 * environment must not be production.
 */
export async function takesDemo(db: D1Database, environment: string | undefined): Promise<boolean> {
  if (environment === 'production') return false
  return isUntouched(db)
}

async function isUntouched(db: D1Database): Promise<boolean> {
  const imported = await db.prepare('SELECT 1 FROM catalogue_version').first()
  return imported === null && !(await isRestoring(db)) && (await isEmptyShop(db))
}

/** Imports the demo into a running shop, and records the state of its sources. */
export async function importDemo(shop: {
  readonly url: URL
  readonly secret: string
  readonly storage: string
}): Promise<void> {
  await buildDemo()
  const of = ['--url', shop.url.origin, '--secret', shop.secret]
  await run('scripts/shop.ts', 'import', DEMO_FOLDER, '--without-thumbnails', ...of)
  noteDemo(shop.storage)
}

/** Writes the demo catalogue in the import format. */
export const buildDemo = () => run('seed/build.ts')

/** Records that a storage contains the demo from the current sources. */
export const noteDemo = (storage: string) =>
  writeFileSync(stampOf(storage), fingerprint(DEMO_SOURCES))

/** A sentence about the catalogue that a start found in the database. */
export async function catalogueState(db: D1Database, storage: string): Promise<string> {
  if (await isUntouched(db)) return 'empty: npm run shop -- import <folder>, or restore <folder>'
  const stamp = stampOf(storage)
  if (!existsSync(stamp)) return 'as it was'
  if (readFileSync(stamp, 'utf8') === fingerprint(DEMO_SOURCES)) return 'as it was'
  return 'as it was; the demo is newer: npm run shop -- import --demo replaces the catalogue by it'
}

// Not `spawnSync`, because the shop that handles the import may run in this process.
async function run(...args: string[]) {
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`${args[0]} failed`)
}
