import { env, reset } from 'cloudflare:test'
import { announceCatalogueVersion } from '#worker/runtime/catalogue-version.ts'
import { setShopMode } from '#worker/runtime/shop-mode.ts'
import { dumpOf } from './dump.ts'

/** Maximum number of resets; more than one was never needed. */
const TRIES = 5
const TABLES =
  "SELECT count(*) AS n FROM sqlite_master WHERE name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'"
/** The table of the applied migrations. */
const APPLIED =
  'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE, applied_at TEXT DEFAULT CURRENT_TIMESTAMP)'

/**
 * Empties the storage of the shop. On a busy machine a reset once left the database unchanged, and
 * then no migrations ran. So the result is checked, and the reset repeated.
 */
export async function emptyStorage(): Promise<void> {
  for (let time = 0; time < TRIES; time += 1) {
    await reset()
    if ((await env.DB.prepare(TABLES).first('n')) === 0) {
      await makeTables()
      return deleteShop()
    }
  }
  throw new Error(`The storage is not empty after ${TRIES} resets`)
}

/** The migrated database; shared by the files of an isolate. */
let dump: string | null = null

/** Creates the tables from a dump, which is ten times faster than running all migrations. */
async function makeTables(): Promise<void> {
  if (dump !== null) {
    await env.DB.prepare(dump).run()
    return
  }
  await migrate()
  dump = await dumpOf(env.DB)
}

/**
 * Isolates cache pages and responses by catalogue version, so each test's shop has a new one. Its
 * mode is read again.
 */
async function deleteShop(): Promise<void> {
  await announceCatalogueVersion(env.KV, crypto.randomUUID())
  await setShopMode(env.KV, 'open')
}

async function migrate(): Promise<void> {
  const statements = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries)
  await env.DB.batch([
    ...[APPLIED, ...statements].map((statement) => env.DB.prepare(statement)),
    ...env.TEST_MIGRATIONS.map(({ name }) =>
      env.DB.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ),
  ])
}
