import { rmSync } from 'node:fs'
import { build } from '../server/build.ts'
import { importDemo } from '../server/demo.ts'
import { migrate } from '../server/migrate.ts'
import { serve } from '../server/serve.ts'
import { freePort } from '../test/free-port.ts'

const STORAGE = '.wrangler/test/screens'
const SECRETS = {
  OPS_SECRET: 'ops-secret-of-the-screens-0123456789',
  SIGNING_SECRET: 'signing-secret-of-the-screens-01234',
}
/** A Monday. It lies in the future, since a past alarm of a Durable Object fires at once. */
const OPENED_AT = Date.UTC(2030, 4, 13, 8)

/** A freshly seeded shop whose clock starts at the same moment in every run. */
export async function openFixedClockShop() {
  await build()
  rmSync(STORAGE, { recursive: true, force: true })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const shop = await serve({
    port,
    storage: STORAGE,
    vars: { ...SECRETS, SHOP_ORIGIN: origin, DOUBLE_OPT_IN: 'off' },
    runFirst: clockShiftedBy(OPENED_AT - Date.now()),
  })
  const database = await shop.miniflare.getD1Database('DB')
  await migrate(database)
  await importDemo({ url: shop.url, secret: SECRETS.OPS_SECRET, storage: STORAGE })
  return { origin, database, close: shop.close }
}

/** Source of a module that moves the worker's clock. */
const clockShiftedBy = (offsetMs: number) => `
const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts)
    else super(RealDate.now() + ${offsetMs})
  }
  static now() {
    return RealDate.now() + ${offsetMs}
  }
}
`
