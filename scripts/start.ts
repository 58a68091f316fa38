import { buildApart } from './server/build.ts'
import { runMinutely } from './server/clock.ts'
import { requireConfiguration } from './server/configuration.ts'
import { catalogueState } from './server/demo.ts'
import { beginThumbnails } from './server/begin-thumbnails.ts'
import { requireFreePort, requirePort } from './server/free-port.ts'
import { localVars, shopVars, type LocalVars } from './server/local-vars.ts'
import { requireLock, STORAGE } from './server/lock.ts'
import { clearCache, prepareStorage } from './server/prepare-storage.ts'
import { serve } from './server/serve.ts'
import { endWithNpmScript } from './server/supervise.ts'

const port = requirePort()
const origin = `http://127.0.0.1:${port}`
await requireLock(STORAGE, origin)
const vars: LocalVars = {
  SHOP_ORIGIN: origin,
  // No Cloudflare runs in front of this machine, so its header cannot be trusted.
  SHOP_TRUSTED_PROXY: '',
  ...localVars(),
  ...shopVars(),
}
requireConfiguration(vars)
await requireFreePort(port)
console.log(`Build      ${buildApart()}`)
await prepareStorage(STORAGE, vars)
clearCache(STORAGE)

const shop = await serve({ port, storage: STORAGE, vars })
const isRemote = Boolean(vars.STORE_API_URL)
const database = await shop.miniflare.getD1Database('DB')
const catalogue = vars.STORE_API_URL || (await catalogueState(database, STORAGE))
console.log(`Catalogue  ${catalogue}`)
const painting = isRemote ? null : beginThumbnails({ url: shop.url, secret: vars.OPS_SECRET })

// Nothing else runs crons here. Mails, payment deadlines and clean-up depend on them.
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

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close)
endWithNpmScript(close)

function close() {
  stopClock()
  painting?.kill()
  void shop.close().then(() => process.exit(0))
}
