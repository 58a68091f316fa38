import { z } from '#shared/schemas/zod.ts'
import { changes, first } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { insertInto } from '#worker/backend/sql/table.ts'
import { TestGatewayPaymentTable } from '#worker/backend/tables/test-gateway.ts'
import type { NewPayment, NewRefund } from '../port/provider.ts'
import type { CardOutcome } from './cards.ts'

export type GatewayPayment = z.infer<ReturnType<typeof gatewayPayment>>

// Nothing runs when this file loads, so that a deployed build is without it.
const gatewayPayment = () => TestGatewayPaymentTable.row.extend({ refundedCents: z.int() })

export function gatewayPayments(db: D1Database) {
  const GatewayPayment = gatewayPayment()
  const COLUMNS = TestGatewayPaymentTable.columns
  const REFUNDED = sql`(SELECT ifnull(sum(amount_cents), 0) FROM test_gateway_refund
    WHERE payment_id = test_gateway_payment.id)`
  return {
    open: ({ reference, amount, description, returnUrl, locale }: NewPayment, at: Date) => {
      const payment = {
        id: reference,
        amountCents: amount,
        description,
        returnUrl,
        locale,
        status: 'open',
        changedAt: at.toISOString(),
        chargedBackCents: 0,
        challenged: false,
      } as const
      const insert = insertInto(TestGatewayPaymentTable, payment)
      return changes(db, sql`${insert} ON CONFLICT DO NOTHING`)
    },
    find: (id: string) =>
      first(
        db,
        GatewayPayment,
        sql`SELECT ${COLUMNS}, ${REFUNDED} AS refundedCents FROM test_gateway_payment
          WHERE id = ${id}`,
      ),
    /**
     * Decides a payment; null if it was decided before, so that a second click and an old page change
     * nothing.
     */
    decide: (id: string, outcome: CardOutcome, at: Date) =>
      first(
        db,
        GatewayPayment,
        sql`UPDATE test_gateway_payment SET status = ${outcome}, changed_at = ${at}
          WHERE id = ${id} AND status IN ('open', 'pending') AND status <> ${outcome}
          RETURNING ${COLUMNS}, 0 AS refundedCents`,
      ),
    /** Makes the bank request a confirmation first. */
    challenge: (id: string) =>
      changes(
        db,
        sql`UPDATE test_gateway_payment SET challenged = 1
          WHERE id = ${id} AND status IN ('open', 'pending')`,
      ),
    /** Refunds an amount if enough is left. Returns whether this refund exists, new or earlier. */
    refund: async (id: string, { reference, amount }: NewRefund): Promise<boolean> => {
      await changes(
        db,
        sql`INSERT OR IGNORE INTO test_gateway_refund (reference, payment_id, amount_cents)
          SELECT ${reference}, id, ${amount} FROM test_gateway_payment
          WHERE id = ${id} AND status = 'paid'
            AND ${REFUNDED} + charged_back_cents + ${amount} <= amount_cents`,
      )
      const known = sql`SELECT reference FROM test_gateway_refund WHERE reference = ${reference}`
      return (await first(db, z.object({ reference: z.string() }), known)) !== null
    },
    chargeBack: (id: string) =>
      changes(
        db,
        sql`UPDATE test_gateway_payment SET charged_back_cents = amount_cents
          WHERE id = ${id} AND status = 'paid'`,
      ),
  }
}
