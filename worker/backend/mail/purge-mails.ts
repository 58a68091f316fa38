import { DAY_MS } from '#shared/domain/durations.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'

/** Retention of mails' texts and addresses, for questions about missing mails. */
const STORED_MS = 30 * DAY_MS

/**
 * Deletes the mails to an erased address. A written but unsent mail is deleted with its links to
 * the former account. Mails about orders are written when they are sent and are still due;
 * `purgeOldMails` deletes them later.
 */
export function deleteMails(db: D1Database, address: string): D1PreparedStatement[] {
  return [
    sql`DELETE FROM outbox
      WHERE lower(recipient) = lower(${address}) AND sent_at IS NULL AND mail IS NOT NULL`,
    sql`UPDATE outbox SET recipient = '', mail = NULL, failure = NULL, request_id = NULL
      WHERE lower(recipient) = lower(${address}) AND sent_at IS NOT NULL`,
  ].map((statement) => prepare(db, statement))
}

/** Removes text and address from old mails, sent or given up. Their rows stay. */
export function purgeOldMails(db: D1Database, at: Date): D1PreparedStatement {
  const before = new Date(at.getTime() - STORED_MS)
  return prepare(
    db,
    sql`UPDATE outbox SET recipient = '', mail = NULL, failure = NULL, request_id = NULL
      WHERE recipient <> '' AND created_at < ${before}`,
  )
}
