import { HOUR_MS } from '#shared/domain/durations.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { MAIL_RULES } from './mail-rules.ts'
import { requestId } from '#worker/runtime/request-id.ts'
import { prepare, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { insertInto } from '#worker/backend/sql/table.ts'
import { OutboxTable } from '#worker/backend/tables/outbox.ts'

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
  const now = at.toISOString()
  const row = {
    id: newId(),
    kind,
    subjectId,
    locale,
    recipient,
    createdAt: now,
    dueAt: now,
    attempts: 0,
    requestId: requestId(),
    ...countsOthers(entry),
  }
  const insert = insertInto(OutboxTable, row, onlyIf ? isTrue(onlyIf) : sql`true`)
  return prepare(db, sql`${insert} ON CONFLICT DO NOTHING`)
}

// After a number per hour, one mail per hour reports that there are more of a kind.
function countsOthers({ kind, subjectId, at }: OutboxEntry) {
  const { perHour } = MAIL_RULES[kind]
  if (perHour === null) return {}
  const hour = at.toISOString().slice(0, '2026-01-01T00'.length)
  const isMore = sql`${perHour} <= (SELECT count(*) FROM outbox
    WHERE recipient <> '' AND created_at > ${new Date(at.getTime() - HOUR_MS)} AND kind = ${kind})`
  return {
    kind: sql`iif(${isMore}, 'ops-more', ${kind})`,
    subjectId: sql`iif(${isMore}, ${`${kind} ${hour}`}, ${subjectId})`,
  }
}

function isTrue(condition: MailCondition): Sql {
  if ('paymentId' in condition) {
    const { paymentId, state } = condition
    return sql`EXISTS (SELECT 1 FROM payment WHERE id = ${paymentId} AND state = ${state})`
  }
  const { orderId, shippedAt } = condition
  return sql`EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND shipped_at = ${shippedAt})`
}
