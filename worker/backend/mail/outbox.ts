import type { Locale } from '#shared/i18n/locales.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { requestId } from '#worker/runtime/request-id.ts'

/** What a mail is about. Mails that are written at once (of accounts) bring kinds of their own. */
export type MailKind =
  | 'order-confirmation'
  | 'payment-received'
  | 'payment-reminder'
  | 'payment-changed'
  | 'order-cancelled'
  | 'order-shipped'
  | 'ops-new-order'
  | 'ops-refund-due'
  | 'ops-payment-failed'
  | 'ops-payment-wrong'
  | 'ops-chargeback'
  | 'withdrawal-received'
  | 'ops-withdrawal'
  | 'ops-review'
  | 'inquiry-received'
  | 'ops-inquiry'

export type OutboxEntry = {
  readonly kind: MailKind
  /**
   * The id of what the mail tells of. Each subject gets one mail of a kind, so events that an order
   * can have twice name the payment.
   */
  readonly subjectId: string
  readonly locale: Locale
  readonly recipient: string
  readonly at: Date
}

const INSERT = `INSERT OR IGNORE INTO outbox (id, kind, subject_id, locale, recipient, created_at,
    due_at, request_id)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?6, ?9 WHERE ?7 IS NULL
    OR EXISTS (SELECT 1 FROM payment WHERE id = ?7 AND state = ?8)
    OR EXISTS (SELECT 1 FROM orders WHERE id = ?7 AND shipped_at = ?8)`

/** What must have happened before a mail may be sent: a payment's state, or an order shipped. */
export type MailCondition =
  | { readonly paymentId: string; readonly state: string }
  | { readonly orderId: string; readonly shippedAt: string }

/** A mail to be written and sent later, in the same batch as the event that it reports. */
export function outboxInsert(
  db: D1Database,
  entry: OutboxEntry,
  onlyIf: MailCondition | null = null,
): D1PreparedStatement {
  const { kind, subjectId, locale, recipient, at } = entry
  const condition = conditionValues(onlyIf)
  return db
    .prepare(INSERT)
    .bind(newId(), kind, subjectId, locale, recipient, at.toISOString(), ...condition, requestId())
}

function conditionValues(onlyIf: MailCondition | null): readonly [string | null, string | null] {
  if (onlyIf === null) return [null, null]
  return 'paymentId' in onlyIf
    ? [onlyIf.paymentId, onlyIf.state]
    : [onlyIf.orderId, onlyIf.shippedAt]
}
