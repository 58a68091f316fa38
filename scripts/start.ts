import { build } from './server/build.ts'
import { runMinutely } from './server/clock.ts'
import { requireConfiguration } from './server/configuration.ts'
import { fill } from './server/fill.ts'
import { requireFreePort } from './server/free-port.ts'
import { localVars, shopVars, type LocalVars } from './server/local-vars.ts'
import { migrate } from './server/migrate.ts'
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
if (!isRemote && !isSeeded(STORAGE)) {
  const closed = await serve({ port: 0, storage: STORAGE, vars })
  await bringUpToDate(closed)
  await seed({ url: closed.url, secret: vars.OPS_SECRET, storage: STORAGE })
  await closed.close()
}

const shop = await serve({ port: PORT, storage: STORAGE, vars })
await bringUpToDate(shop)
const open = { url: shop.url, secret: vars.OPS_SECRET, storage: STORAGE }
const { catalogue, painting } = await fill(open, vars)
console.log(`Catalogue  ${catalogue}`)

// Nothing else fires crons here; mails, payment deadlines and clean-up depend on them.
const stopClock = runMinutely(
  () => shop.runCron(),
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
    void shop.close().then(() => process.exit(0))
  })
}

async function bringUpToDate({ miniflare }: Awaited<ReturnType<typeof serve>>) {
  const applied = await migrate(await miniflare.getD1Database('DB'))
  console.log(`Migrations ${applied.length === 0 ? 'up to date' : applied.join(', ')}`)
}
