import { DAY_MS } from '#shared/domain/durations.ts'

/** Retention of mails' texts and addresses, for questions about missing mails. */
const STORED_MS = 30 * DAY_MS

/**
 * Deletes the mails to an erased address. A written but unsent mail is deleted with its links to
 * the former account. Mails about orders are written when they are sent and are still due;
 * `purgeOldMails` deletes them later.
 */
export function deleteMails(db: D1Database, address: string): D1PreparedStatement[] {
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

/** Removes text and address from old mails, sent or given up. Their rows stay. */
export function purgeOldMails(db: D1Database, at: Date): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET recipient = '', mail = NULL, failure = NULL, request_id = NULL
        WHERE recipient <> '' AND created_at < ?1`,
    )
    .bind(new Date(at.getTime() - STORED_MS).toISOString())
}
