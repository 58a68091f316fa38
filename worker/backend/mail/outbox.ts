import type { Locale } from '#shared/i18n/locales.ts'
import { newId } from '#worker/backend/http/new-id.ts'

export const MAIL_KINDS = [
  'order-confirmation',
  'payment-received',
  'payment-reminder',
  'order-cancelled',
  'ops-new-order',
  'ops-refund-due',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

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
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)`

/** A mail to be written and sent later, as part of the batch of what it tells of. */
export function outboxInsert(db: D1Database, entry: OutboxEntry): D1PreparedStatement {
  const { kind, subjectId, locale, recipient, at } = entry
  return db.prepare(INSERT).bind(newId(), kind, subjectId, locale, recipient, at.toISOString())
}
