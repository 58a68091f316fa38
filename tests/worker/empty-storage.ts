import { env, reset } from 'cloudflare:test'
import { announceCatalogueVersion } from '#worker/runtime/catalogue-version.ts'
import { setShopMode } from '#worker/runtime/shop-mode.ts'
import { dumpOf } from './dump.ts'

/** As often as the storage may be found used; more than once was never seen. */
const TRIES = 5
const TABLES =
  "SELECT count(*) AS n FROM sqlite_master WHERE name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'"
/** Where the tools note which migrations a database has. */
const APPLIED =
  'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE, applied_at TEXT DEFAULT CURRENT_TIMESTAMP)'

/**
 * An empty shop. On a busy machine a reset once left the database as it was, and the migrations then
 * had nothing to do: so it is looked at, and reset again.
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

/** What the migrations make; the files that share an isolate share it. */
let dump: string | null = null

/** Most tests begin here: all migrations in one batch cost ten times what their outcome at once does. */
async function makeTables(): Promise<void> {
  if (dump !== null) {
    await env.DB.prepare(dump).run()
    return
  }
  await migrate()
  dump = await dumpOf(env.DB)
}

/**
 * What the isolate keeps in memory of the shop before, pages and answers, is kept by the version of
 * its catalogue: no two shops of the tests have the same. Its mode is asked for again.
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
