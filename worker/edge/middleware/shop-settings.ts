import type { PublicSettings } from '#shared/schemas/import/shop.ts'
import { factory } from '#worker/runtime/context.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { withShopSettings } from '#worker/runtime/shop-settings.ts'

/** One object for all requests of a version, because the page frames are cached by it. */
let merged: { readonly from: Vars; readonly settings: PublicSettings; readonly vars: Vars } | null =
  null

/** Puts the settings of our own shop into the vars of the request. */
export const shopSettings = factory.createMiddleware(async (c, next) => {
  const from = c.get('vars')
  if (from.STORE_API_URL) return next()
  const own = await c.get('services').ownSettings()
  if (!own) c.set('degraded', true)
  else if (own.settings) {
    const { settings } = own
    if (merged?.from !== from || merged.settings !== settings)
      merged = { from, settings, vars: withShopSettings(from, settings) }
    c.set('vars', merged.vars)
  }
  return next()
})
