import { buildApart } from './build.ts'
import { importDemo, takesDemo } from './demo.ts'
import type { LocalVars } from './local-vars.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { serve } from './serve.ts'

/**
 * Applies missing migrations, and imports the demo into a new database. That happens before the shop
 * opens its port: a client that waits for the port finds the whole catalogue.
 */
export async function prepareStorage(storage: string, vars: LocalVars): Promise<void> {
  const { db, close } = await openDatabase(storage)
  const applied = await migrate(db)
  console.log(`Migrations ${applied.length === 0 ? 'up to date' : applied.join(', ')}`)
  const isDemo = !vars.STORE_API_URL && (await takesDemo(db, process.env.CLOUDFLARE_ENV))
  await close()
  if (!isDemo) return
  buildApart()
  const shop = await serve({ port: 0, storage, vars })
  await importDemo({ url: shop.url, secret: vars.OPS_SECRET, storage })
  await shop.close()
}
