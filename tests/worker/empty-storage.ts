import { applyD1Migrations, env, reset } from 'cloudflare:test'

/** As often as the storage may be found used; more than once was never seen. */
const TRIES = 5
const TABLES =
  "SELECT count(*) AS n FROM sqlite_master WHERE name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'"

/**
 * An empty shop. On a busy machine a reset once left the database as it was, and the migrations then
 * had nothing to do: so it is looked at, and reset again.
 */
export async function emptyStorage(): Promise<void> {
  for (let time = 0; time < TRIES; time += 1) {
    await reset()
    if ((await env.DB.prepare(TABLES).first('n')) === 0)
      return applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  }
  throw new Error(`The storage is not empty after ${TRIES} resets`)
}
