import { HOUR_MS } from '#shared/domain/durations.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { MAIL_RULES } from './mail-rules.ts'
import { requestId } from '#worker/runtime/request-id.ts'

/** The kind of a mail. Mails with a final text (`writtenMailInsert`) have other kinds. */
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
  | 'ops-more'

export type OutboxEntry = {
  readonly kind: MailKind
  /**
   * The id of the reported event. A subject gets one mail of each kind, so events that can happen
   * to an order twice use the payment's id.
   */
  readonly subjectId: string
  readonly locale: Locale
  readonly recipient: string
  readonly at: Date
}

// After a number per hour, one mail per hour reports that there are more of a kind.
const INSERT = `INSERT OR IGNORE INTO outbox (id, kind, subject_id, locale, recipient, created_at,
    due_at, request_id)
  SELECT ?1, iif(is_more, 'ops-more', ?2), iif(is_more, ?2 || ' ' || substr(?6, 1, 13), ?3), ?4, ?5,
    ?6, ?6, ?9
  FROM (SELECT ?10 IS NOT NULL AND ?10 <= (SELECT count(*) FROM outbox
    WHERE recipient <> '' AND created_at > ?11 AND kind = ?2) AS is_more)
  WHERE ?7 IS NULL
    OR EXISTS (SELECT 1 FROM payment WHERE id = ?7 AND state = ?8)
    OR EXISTS (SELECT 1 FROM orders WHERE id = ?7 AND shipped_at = ?8)`

/** The condition for inserting the mail: a payment's state, or the time of shipping. */
export type MailCondition =
  | { readonly paymentId: string; readonly state: string }
  | { readonly orderId: string; readonly shippedAt: string }

/**
 * Inserts a mail whose text is written when it is sent, in the batch of the event that it reports.
 */
export function outboxInsert(
  db: D1Database,
  entry: OutboxEntry,
  onlyIf: MailCondition | null = null,
): D1PreparedStatement {
  const { kind, subjectId, locale, recipient, at } = entry
  const condition = conditionValues(onlyIf)
  const values = [newId(), kind, subjectId, locale, recipient, at.toISOString()]
  const hourBefore = new Date(at.getTime() - HOUR_MS).toISOString()
  return db
    .prepare(INSERT)
    .bind(...values, ...condition, requestId(), MAIL_RULES[kind].perHour, hourBefore)
}

function conditionValues(onlyIf: MailCondition | null): readonly [string | null, string | null] {
  if (onlyIf === null) return [null, null]
  return 'paymentId' in onlyIf
    ? [onlyIf.paymentId, onlyIf.state]
    : [onlyIf.orderId, onlyIf.shippedAt]
}
