import { HOUR_MS } from '#shared/domain/durations.ts'
import type { Customer } from './customer.ts'

/** A guest who is here again after this time is noted as seen: most reads write nothing. */
const SEEN_EVERY_MS = 12 * HOUR_MS

/** Guests whom nobody has seen for some time are forgotten; this one goes on shopping. */
export async function noteGuest(
  db: D1Database,
  customer: Customer | null,
  at: Date,
): Promise<void> {
  if (!customer?.guest || at.getTime() - Date.parse(customer.seenAt) < SEEN_EVERY_MS) return
  await db
    .prepare('UPDATE customer SET seen_at = ?2 WHERE id = ?1')
    .bind(customer.id, at.toISOString())
    .run()
}
