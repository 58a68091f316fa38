import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../server/build.ts'
import { DEMO_SOURCES, importDemo } from '../server/demo.ts'
import { fingerprint } from '../server/fingerprint.ts'
import { migrate } from '../server/migrate.ts'
import { serve } from '../server/serve.ts'
import { freePort } from './free-port.ts'

/** Storage with the demo catalogue; tests open a copy. */
export const SEEDED = '.wrangler/test/seeded'
const PREPARED_FROM = join(SEEDED, '.prepared-from')
const MIGRATIONS = 'worker/backend/migrations/*.sql'
export const SECRETS = {
  OPS_SECRET: 'ops-secret-of-the-tests-0123456789',
  SIGNING_SECRET: 'signing-secret-of-the-tests-01234',
}

export type SeededShop = {
  readonly origin: string
  readonly opsSecret: string
  /** Runs the cron once, as of now or of another time. */
  readonly runCron: (at?: Date) => Promise<void>
  /** The shop's D1 database. */
  readonly database: () => Promise<D1Database>
  readonly close: () => Promise<void>
}

/**
 * Prepares the seeded storage that every test server copies. Does nothing if its sources are
 * unchanged, so suites that run side by side may all call it.
 */
export async function prepareSeededStorage(): Promise<void> {
  await build()
  const stamp = fingerprint([...DEMO_SOURCES, MIGRATIONS])
  if (existsSync(PREPARED_FROM) && readFileSync(PREPARED_FROM, 'utf8') === stamp) return
  await fillSeededStorage()
  writeFileSync(PREPARED_FROM, stamp)
}

async function fillSeededStorage(): Promise<void> {
  rmSync(SEEDED, { recursive: true, force: true })
  const shop = await serve({ port: 0, storage: SEEDED, vars: SECRETS })
  await migrate(await shop.miniflare.getD1Database('DB'))
  await importDemo({ url: shop.url, secret: SECRETS.OPS_SECRET, storage: SEEDED })
  await shop.close()
}

/** Serves the built worker on a copy of the seeded storage, on a free port by default. */
export async function openSeededShop(
  vars: Readonly<Record<string, string>> = {},
  wantedPort?: number,
): Promise<SeededShop> {
  const storage = mkdtempSync(join(tmpdir(), 'ripstop-shop-'))
  cpSync(SEEDED, storage, { recursive: true })
  const port = wantedPort ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const shop = await serve({ port, storage, vars: { ...SECRETS, SHOP_ORIGIN: origin, ...vars } })
  return {
    origin,
    opsSecret: SECRETS.OPS_SECRET,
    runCron: shop.runCron,
    database: () => shop.miniflare.getD1Database('DB'),
    close: async () => {
      await shop.close()
      rmSync(storage, { recursive: true, force: true })
    },
  }
}
