import { DAY_MS } from '#shared/domain/durations.ts'

/** How long the texts and addresses of mails are kept: afterwards nobody asks whether one came. */
const KEPT_MS = 30 * DAY_MS

/**
 * Forgets the mails to an address that is deleted. What waits to be sent goes without being sent,
 * if it was written already: it holds links to an account that is no more. Mails of orders are
 * written when they are sent and are still owed; `forgetOldMails` forgets them later.
 */
export function forgetMails(db: D1Database, address: string): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `DELETE FROM outbox
          WHERE lower(recipient) = lower(?1) AND sent_at IS NULL AND mail IS NOT NULL`,
      )
      .bind(address),
    db
      .prepare(
        `UPDATE outbox SET recipient = '', mail = NULL, failure = NULL, request_id = NULL
          WHERE lower(recipient) = lower(?1) AND sent_at IS NOT NULL`,
      )
      .bind(address),
  ]
}

/** Forgets what old mails said and to whom, sent or given up. That there was one stays known. */
export function forgetOldMails(db: D1Database, at: Date): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET recipient = '', mail = NULL, failure = NULL, request_id = NULL
        WHERE recipient <> '' AND created_at < ?1`,
    )
    .bind(new Date(at.getTime() - KEPT_MS).toISOString())
}
