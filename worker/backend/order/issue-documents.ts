import type { Cents } from '#shared/domain/money.ts'
import { sql, type Sql } from '#worker/backend/sql/sql.ts'

// Each statement belongs into the batch of its reason, so that numbers have no gaps. The view
// `order_charge` has the amount that an order's documents charge.

/** Documents are sorted by time, so a refund and its correction in one request must differ. */
const NOW = sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`

const issueDocument = (
  kind: 'invoice' | 'credit_note',
  { amount, at = NOW, onlyIf }: Readonly<{ amount: Sql; at?: Date | Sql; onlyIf: Sql }>,
) => sql`
  INSERT INTO document (id, order_id, kind, number, amount_cents, made_at, deep_link_code)
  SELECT lower(hex(randomblob(16))), o.id, ${kind},
    (SELECT coalesce(max(number), 10000) + 1 FROM document WHERE kind = ${kind}),
    ${amount}, ${at}, lower(hex(randomblob(16)))
  FROM order_charge o WHERE ${onlyIf}`

/** Issues the invoice with the payment or the shipment, whichever is first. It follows that write. */
export const issueInvoice = (orderId: string, at: Date, isDue: Sql): Sql =>
  issueDocument('invoice', {
    amount: sql`o.total_cents`,
    at,
    onlyIf: sql`o.id = ${orderId} AND o.is_owed AND ${isDue}`,
  })

/** Issues the delivery note, which has the number of its order. It follows the shipment. */
export const issueDeliveryNote = (orderId: string, at: Date, isShipped: Sql): Sql => sql`
  INSERT OR IGNORE INTO document (id, order_id, kind, number, amount_cents, made_at, deep_link_code)
  SELECT lower(hex(randomblob(16))), o.id, 'delivery_note', o.number, 0, ${at},
    lower(hex(randomblob(16)))
  FROM order_charge o WHERE o.id = ${orderId} AND o.delivery_key <> 'download' AND ${isShipped}`

/** Credits the invoice of an order that this batch has cancelled. */
export const creditCancellation = (orderId: string): Sql =>
  issueDocument('credit_note', {
    amount: sql`o.charged_cents`,
    onlyIf: sql`o.id = ${orderId} AND o.charged_cents > 0
      AND EXISTS (SELECT 1 FROM orders WHERE id = o.id AND state = 'cancelled')`,
  })

type Refund = Readonly<{
  amount: Cents
  /** SQL: the payment as it was read. The statement that changes it has the same condition. */
  payment: Sql
}>

/** Credits a refund. It precedes the booking. A second payment of an order was never invoiced. */
export const creditRefund = ({ amount, payment }: Refund): Sql =>
  issueDocument('credit_note', {
    amount: sql`min(${amount}, o.charged_cents)`,
    onlyIf: sql`o.id = (SELECT order_id FROM payment WHERE ${payment}) AND o.charged_cents > 0
      AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.order_id = o.id
        AND p.id <> (SELECT id FROM payment WHERE ${payment})
        AND p.state IN ('paid', 'refunded_partially'))`,
  })

/**
 * Invoices a refund that the provider did not execute again, because documents are permanent. It
 * precedes the correction of the payment.
 */
export const invoiceFailedRefund = ({ amount, payment }: Refund): Sql =>
  issueDocument('invoice', {
    amount: sql`${amount}`,
    onlyIf: sql`o.id = (SELECT order_id FROM payment WHERE ${payment})
      AND o.charged_cents + ${amount} <= o.total_cents
      AND EXISTS (SELECT 1 FROM orders WHERE id = o.id AND state <> 'cancelled')`,
  })
