import type { Customer } from '#worker/backend/account/customer.ts'
import { takesCards } from '#worker/backend/payments/providers.ts'
import type { Shop } from '#worker/backend/shopper/shop.ts'
import type { SessionState } from '#worker/backend/shopper/state.ts'
import { readSurroundings, selectSurroundings, type Surroundings } from './surroundings.ts'

/** A guest who is here again after this time is noted as seen: most reads write nothing. */
const SEEN_EVERY_MS = 12 * 60 * 60 * 1000

/** Who the session is and what the shop offers there: one round trip to D1. */
export async function loadSurroundings(
  { db, locale, at }: Shop,
  { settings }: SessionState,
): Promise<Surroundings> {
  const results = await db.batch(selectSurroundings(db, settings))
  const around = readSurroundings(results, settings, { locale, cards: takesCards() })
  await noteGuest(db, around.customer, at)
  return around
}

/** Guests whom nobody has seen for some time are forgotten; this one goes on shopping. */
async function noteGuest(db: D1Database, customer: Customer | null, at: Date): Promise<void> {
  if (!customer?.guest || at.getTime() - Date.parse(customer.seenAt) < SEEN_EVERY_MS) return
  await db
    .prepare('UPDATE customer SET seen_at = ?2 WHERE id = ?1')
    .bind(customer.id, at.toISOString())
    .run()
}
