import { isLocale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import type { NewPayment, NewRefund } from '../port/provider.ts'
import type { CardOutcome } from './cards.ts'

const GatewayPayment = z.object({
  id: z.string(),
  amount_cents: z.int(),
  description: z.string(),
  return_url: z.string(),
  locale: z.string().refine(isLocale),
  status: z.enum(['open', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded']),
  charged_back_cents: z.int(),
  refunded_cents: z.int(),
  challenged: z.int(),
})
/** A payment as the gateway stores it. */
export type GatewayPayment = z.infer<typeof GatewayPayment>

const INSERT = `INSERT OR IGNORE INTO test_gateway_payment
    (id, amount_cents, description, return_url, locale, status, changed_at)
  VALUES (?1, ?2, ?3, ?4, ?5, 'open', ?6)`
const REFUNDED = `(SELECT ifnull(sum(amount_cents), 0) FROM test_gateway_refund
  WHERE payment_id = p.id)`
const FIND = `SELECT p.*, ${REFUNDED} AS refunded_cents FROM test_gateway_payment p WHERE p.id = ?1`
// Only undecided payments can be decided. A second click or an old page changes nothing.
const DECIDE = `UPDATE test_gateway_payment SET status = ?2, changed_at = ?3
  WHERE id = ?1 AND status IN ('open', 'pending') AND status <> ?2 RETURNING *, 0 AS refunded_cents`
const CHALLENGE = `UPDATE test_gateway_payment SET challenged = 1
  WHERE id = ?1 AND status IN ('open', 'pending')`
const REFUND = `INSERT OR IGNORE INTO test_gateway_refund (reference, payment_id, amount_cents)
  SELECT ?2, p.id, ?3 FROM test_gateway_payment p
  WHERE p.id = ?1 AND p.status = 'paid' AND ${REFUNDED} + p.charged_back_cents + ?3 <= p.amount_cents`
const CHARGE_BACK = `UPDATE test_gateway_payment SET charged_back_cents = amount_cents
  WHERE id = ?1 AND status = 'paid'`

export function gatewayPayments(db: D1Database) {
  return {
    open: ({ reference, amount, description, returnUrl, locale }: NewPayment, at: Date) =>
      db
        .prepare(INSERT)
        .bind(reference, amount, description, returnUrl, locale, at.toISOString())
        .run(),
    find: (id: string) => readPayment(db.prepare(FIND).bind(id)),
    /** Decides a payment; null if it was already decided. */
    decide: (id: string, outcome: CardOutcome, at: Date) =>
      readPayment(db.prepare(DECIDE).bind(id, outcome, at.toISOString())),
    /** Makes the bank ask the card holder first. */
    challenge: (id: string) => db.prepare(CHALLENGE).bind(id).run(),
    /** Refunds an amount if enough is left. Returns whether this refund exists, new or earlier. */
    refund: async (id: string, { reference, amount }: NewRefund): Promise<boolean> => {
      await db.prepare(REFUND).bind(id, reference, amount).run()
      const refund = db.prepare('SELECT 1 FROM test_gateway_refund WHERE reference = ?1')
      return (await refund.bind(reference).first()) !== null
    },
    /** Charges the whole payment back. */
    chargeBack: (id: string) => db.prepare(CHARGE_BACK).bind(id).run(),
  }
}

async function readPayment(statement: D1PreparedStatement): Promise<GatewayPayment | null> {
  const row = await statement.first()
  return row && GatewayPayment.parse(row)
}
