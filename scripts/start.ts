import { build } from './server/build.ts'
import { runMinutely } from './server/clock.ts'
import { requireConfiguration } from './server/configuration.ts'
import { fill } from './server/fill.ts'
import { requireFreePort } from './server/free-port.ts'
import { localVars, shopVars, type LocalVars } from './server/local-vars.ts'
import { isOfOtherVersion, migrate } from './server/migrate.ts'
import { moveAside } from './server/move-aside.ts'
import { isSeeded, seed } from './server/seed.ts'
import { serve } from './server/serve.ts'

const PORT = Number(process.env.PORT ?? 8787)
const STORAGE = '.wrangler/state/v3'

const vars: LocalVars = {
  SHOP_ORIGIN: `http://127.0.0.1:${PORT}`,
  // No Cloudflare is in front of this machine, so its header is not trusted.
  SHOP_TRUSTED_PROXY: '',
  ...localVars(),
  ...shopVars(),
}
requireConfiguration(vars)
await requireFreePort(PORT)
console.log(`Build      ${await build()}`)

const isRemote = Boolean(vars.STORE_API_URL)
// The port opens after the import, so the first visitor finds the whole catalogue.
if (!isRemote && !isSeeded(STORAGE)) await fillClosedShop()
let shop = await openShop(PORT)
if (!shop) {
  if (!isRemote) await fillClosedShop()
  shop = await openShop(PORT)
}
if (!shop) throw new Error(`The new storage ${STORAGE} has the tables of another version`)
const { runCron, close } = shop

const open = { url: shop.url, secret: vars.OPS_SECRET, storage: STORAGE }
const { catalogue, painting } = await fill(open, vars)
console.log(`Catalogue  ${catalogue}`)

// Nothing else fires crons here; mails, payment deadlines and clean-up depend on them.
const stopClock = runMinutely(
  () => runCron(),
  (error) => console.error('Cron:', error),
)

const addresses = [
  ['', 'German'],
  ['en', 'English'],
  ...(process.env.CLOUDFLARE_ENV || isRemote ? [] : [['_dev/mail', 'all mails of the shop']]),
  ...(isRemote ? [] : [['store-api/context', 'the Store API (sw-access-key: see README)']]),
]
console.log(`
The shop is running:
${addresses.map(([path, what]) => `  ${`${shop.url}${path}`.padEnd(40)} ${what}`).join('\n')}
Stop with Ctrl+C; data stays in ${STORAGE}.`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopClock()
    painting?.kill()
    void close().then(() => process.exit(0))
  })
}

async function fillClosedShop(): Promise<void> {
  const closed = await openShop(0)
  if (!closed) return fillClosedShop()
  await seed({ url: closed.url, secret: vars.OPS_SECRET, storage: STORAGE })
  await closed.close()
}

/** Serves the shop with all migrations. A storage with other migrations is moved aside instead. */
async function openShop(port: number): Promise<Awaited<ReturnType<typeof serve>> | null> {
  const served = await serve({ port, storage: STORAGE, vars })
  const database = await served.miniflare.getD1Database('DB')
  if (await isOfOtherVersion(database)) {
    await served.close()
    console.log(`Storage    data of another version moved to ${moveAside(STORAGE)}`)
    return null
  }
  const applied = await migrate(database)
  console.log(`Migrations ${applied.length === 0 ? 'up to date' : applied.join(', ')}`)
  return served
}
