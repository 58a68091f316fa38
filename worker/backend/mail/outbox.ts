import type { Locale } from '#shared/i18n/locales.ts'
import { newId } from '#worker/backend/http/new-id.ts'

/** What a mail tells of. Kinds that are written when they come about name themselves. */
export type MailKind =
  | 'order-confirmation'
  | 'payment-received'
  | 'payment-reminder'
  | 'order-cancelled'
  | 'order-shipped'
  | 'ops-new-order'
  | 'ops-refund-due'
  | 'withdrawal-received'
  | 'ops-withdrawal'
  | 'ops-review'
  | 'inquiry-received'
  | 'ops-inquiry'

export type OutboxEntry = {
  readonly kind: MailKind
  /** The id of what the mail tells of. */
  readonly subjectId: string
  readonly locale: Locale
  readonly recipient: string
  readonly at: Date
}

const INSERT = `INSERT OR IGNORE INTO outbox (id, kind, subject_id, locale, recipient, created_at,
    due_at)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?6 WHERE ?7 IS NULL
    OR EXISTS (SELECT 1 FROM payment WHERE id = ?7 AND state = ?8)`

/** A payment and the state that it has to have reached for a mail to be true. */
export type MailCondition = { readonly paymentId: string; readonly state: string }

/** A mail to be written and sent later, as part of the batch of what it tells of. */
export function outboxInsert(
  db: D1Database,
  entry: OutboxEntry,
  onlyIf: MailCondition | null = null,
): D1PreparedStatement {
  const { kind, subjectId, locale, recipient, at } = entry
  const { paymentId = null, state = null } = onlyIf ?? {}
  return db
    .prepare(INSERT)
    .bind(newId(), kind, subjectId, locale, recipient, at.toISOString(), paymentId, state)
}
