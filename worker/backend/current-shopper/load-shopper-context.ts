import { noteGuest } from '#worker/backend/customers/note-guest.ts'
import { offeredKinds } from '#worker/backend/payment-providers/providers.ts'
import type { Shop } from '#worker/backend/http/shop.ts'
import type { SessionState } from '#worker/backend/shopper/state.ts'
import { readShopperContext, selectShopperContext, type ShopperContext } from './shopper-context.ts'

/** The customer of a session and what the shop offers them: one round trip to D1. */
export async function loadShopperContext(
  shop: Shop,
  { settings }: SessionState,
): Promise<ShopperContext> {
  const { db, locale, at } = shop
  const results = await db.batch(selectShopperContext(db, settings))
  const context = readShopperContext(results, settings, { locale, offered: offeredKinds(shop) })
  await noteGuest(db, context.customer, at)
  return context
}
