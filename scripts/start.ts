import { build } from './server/build.ts'
import { requireConfiguration } from './server/configuration.ts'
import { localVars, shopVars } from './server/local-vars.ts'
import { migrate } from './server/migrate.ts'
import { beginPlates } from './server/plates.ts'
import { seed } from './server/seed.ts'
import { serve } from './server/serve.ts'

const PORT = Number(process.env.PORT ?? 8787)
const STORAGE = '.wrangler/state/v3'
const ONE_MINUTE_MS = 60_000

const vars = { ...localVars(), ...shopVars(), SHOP_ORIGIN: `http://127.0.0.1:${PORT}` }
requireConfiguration(vars)
console.log(`Build      ${await build()}`)

const shop = await serve({ port: PORT, storage: STORAGE, vars })
const applied = await migrate(await shop.miniflare.getD1Database('DB'))
console.log(`Migrations ${applied.length === 0 ? 'up to date' : applied.join(', ')}`)
console.log(
  `Catalogue  ${await seed({ url: shop.url, secret: vars.OPS_SECRET, storage: STORAGE })}`,
)

const painting = beginPlates({ url: shop.url, secret: vars.OPS_SECRET })

// Nothing else fires crons on this machine: mails, payment time limits and clean-up hang on them.
const minutely = setInterval(() => void shop.runCron(), ONE_MINUTE_MS)

console.log(`
The shop is open:
  ${shop.url}                       German
  ${shop.url}en                     English
  ${shop.url}_dev/mail              every mail it sends
  ${shop.url}store-api/context      the Store API (sw-access-key: see README)
Stop with Ctrl+C; data stays in ${STORAGE}.`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(minutely)
    painting.kill()
    void shop.close().then(() => process.exit(0))
  })
}
