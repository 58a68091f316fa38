import { isLocale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import type { NewPayment } from '../port/provider.ts'
import type { CardOutcome } from './cards.ts'

const GatewayPayment = z.object({
  id: z.string(),
  amount_cents: z.int(),
  description: z.string(),
  return_url: z.string(),
  locale: z.string().refine(isLocale),
  status: z.enum(['open', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded']),
})
/** A payment as the gateway itself keeps it. */
export type GatewayPayment = z.infer<typeof GatewayPayment>

const INSERT = `INSERT OR IGNORE INTO test_gateway_payment
  VALUES (?1, ?2, ?3, ?4, ?5, 'open', ?6)`
// Only what is undecided can be decided: a second click, or a page left open, changes nothing.
const DECIDE = `UPDATE test_gateway_payment SET status = ?2, changed_at = ?3
  WHERE id = ?1 AND status IN ('open', 'pending') AND status <> ?2 RETURNING *`
const REFUND = `UPDATE test_gateway_payment SET status = 'refunded', changed_at = ?2
  WHERE id = ?1 AND status IN ('paid', 'refunded') RETURNING *`

export function gatewayPayments(db: D1Database) {
  return {
    open: ({ reference, amount, description, returnUrl, locale }: NewPayment, at: Date) =>
      db
        .prepare(INSERT)
        .bind(reference, amount, description, returnUrl, locale, at.toISOString())
        .run(),
    find: (id: string) =>
      one(db.prepare('SELECT * FROM test_gateway_payment WHERE id = ?1').bind(id)),
    /** The decided payment, null if there was nothing to decide. */
    decide: (id: string, outcome: CardOutcome, at: Date) =>
      one(db.prepare(DECIDE).bind(id, outcome, at.toISOString())),
    refund: (id: string, at: Date) => one(db.prepare(REFUND).bind(id, at.toISOString())),
  }
}

async function one(statement: D1PreparedStatement): Promise<GatewayPayment | null> {
  const row = await statement.first()
  return row && GatewayPayment.parse(row)
}
