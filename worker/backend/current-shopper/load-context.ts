import { noteGuest } from '#worker/backend/customers/note-guest.ts'
import { offeredKinds } from '#worker/backend/payment-providers/providers.ts'
import type { Shop } from '#worker/backend/http/shop.ts'
import type { SessionState } from '#worker/backend/shopper/state.ts'
import { readSurroundings, selectSurroundings, type Surroundings } from './surroundings.ts'

/** Who the session is and what the shop offers there: one round trip to D1. */
export async function loadSurroundings(
  shop: Shop,
  { settings }: SessionState,
): Promise<Surroundings> {
  const { db, locale, at } = shop
  const results = await db.batch(selectSurroundings(db, settings))
  const around = readSurroundings(results, settings, { locale, offered: offeredKinds(shop) })
  await noteGuest(db, around.customer, at)
  return around
}
