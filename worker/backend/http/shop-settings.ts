import type { ShopSettings } from '#shared/schemas/import/shop.ts'
import { first } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { ShopSettingsTable } from '#worker/backend/tables/channel.ts'
import { backendFactory } from './env.ts'
import { catalogueVersion, NO_CATALOGUE } from '#worker/runtime/catalogue-version.ts'
import type { Bindings } from '#worker/runtime/env.ts'

const Stored = pick(ShopSettingsTable, 'record')

/** The settings of the newest version that this isolate has seen. */
let loaded: { readonly version: string; readonly settings: ShopSettings | null } | null = null

export const shopSettings = backendFactory.createMiddleware(async (c, next) => {
  await loadShopSettings(c.env)
  return next()
})

/**
 * Loads the shop's settings into this isolate, once per catalogue version; afterwards `varsOf`
 * contains them. A remote shop has its own.
 */
export async function loadShopSettings(env: Bindings): Promise<void> {
  const { DB: db, KV: kv } = env
  if (env.STORE_API_URL) return
  const version = await catalogueVersion(kv)
  if (loaded?.version === version) return
  const settings = version === NO_CATALOGUE ? null : await readShopSettings(db)
  loaded = { version, settings }
}

/** The loaded settings; null without a `shop.json`. */
export function loadedSettings(): ShopSettings | null {
  return loaded?.settings ?? null
}

async function readShopSettings(db: D1Database): Promise<ShopSettings | null> {
  const row = await first(db, Stored.row, sql`SELECT ${Stored.columns} FROM shop_settings`)
  return row?.record ?? null
}
