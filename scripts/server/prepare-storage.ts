import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildApart } from './build.ts'
import { importDemo, takesDemo } from './demo.ts'
import type { LocalVars } from './local-vars.ts'
import { isOfOtherVersion, migrate } from './migrate.ts'
import { moveAside } from './move-aside.ts'
import { openDatabase } from './open-database.ts'
import { serve } from './serve.ts'

/**
 * Applies missing migrations, and imports the demo into a new database. Both end before the shop
 * opens its port, so that a client that waits for the port finds the whole catalogue.
 */
export async function prepareStorage(storage: string, vars: LocalVars): Promise<void> {
  const { db, close } = await openOwnDatabase(storage)
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

/**
 * Moves a storage with the tables of another version to another folder. In production it ends the
 * process instead, because a shop must not start without its orders.
 */
async function openOwnDatabase(storage: string) {
  const opened = await openDatabase(storage)
  if (!(await isOfOtherVersion(opened.db))) return opened
  await opened.close()
  if (process.env.CLOUDFLARE_ENV === 'production') {
    console.error(`${storage} has the tables of another version. Start that version, or move it.`)
    process.exit(1)
  }
  console.log(`Storage    data of another version moved to ${moveAside(storage)}`)
  return openDatabase(storage)
}

/**
 * Deletes cached pages. Miniflare never deletes expired ones, and each search and each unknown
 * address is a file.
 */
export function clearCache(storage: string): void {
  rmSync(join(storage, 'cache'), { recursive: true, force: true })
}
