import { DAY_MS } from '#shared/domain/durations.ts'
import type { z } from '#shared/schemas/zod.ts'
import { int } from '#worker/backend/sql/columns.ts'
import { all, first } from '#worker/backend/sql/run.ts'
import { prepare, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { insertInto, pick, set } from '#worker/backend/sql/table.ts'
import { NewsletterRecipientTable } from '#worker/backend/tables/newsletter.ts'

export type Recipient = z.infer<typeof NewsletterRecipientTable.row>

/** Retention of ended subscriptions, as proof of their confirmation. */
const ENDED_RETENTION_MS = 3 * 365 * DAY_MS

/** Validity of a confirmation link. Unconfirmed requests are deleted afterwards. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS

const SELECT = sql`SELECT ${NewsletterRecipientTable.columns} FROM newsletter_recipient`

export function findRecipient(db: D1Database, emailKey: string): Promise<Recipient | null> {
  const query = sql`${SELECT} WHERE email_key = ${emailKey}`
  return first(db, NewsletterRecipientTable.row, query)
}

/** Stores a first or repeated subscription request. A confirmed recipient stays unchanged. */
export function requestUpsert(
  db: D1Database,
  recipient: Pick<Recipient, 'emailKey' | 'email' | 'locale' | 'unsubscribeKey'>,
  at: Date,
): D1PreparedStatement {
  const { emailKey, email, locale, unsubscribeKey } = recipient
  const request = { email, locale, status: 'notSet', requestedAt: at.toISOString() } as const
  const row = { ...request, emailKey, unsubscribeKey }
  return prepare(
    db,
    sql`${insertInto(NewsletterRecipientTable, row)}
      ON CONFLICT (email_key) DO UPDATE SET ${set(NewsletterRecipientTable, request)}
        WHERE status <> 'optIn'`,
  )
}

export function confirmedUpdate(db: D1Database, emailKey: string, at: Date): D1PreparedStatement {
  return prepare(
    db,
    sql`UPDATE newsletter_recipient SET status = 'optIn', confirmed_at = ${at}, ended_at = NULL
      WHERE email_key = ${emailKey} AND status = 'notSet'`,
  )
}

/** Ends a subscription, confirmed or not. */
export function endedUpdate(db: D1Database, emailKey: string, at: Date): D1PreparedStatement {
  return prepare(
    db,
    sql`UPDATE newsletter_recipient SET status = 'optOut', ended_at = ${at}
      WHERE email_key = ${emailKey} AND status <> 'optOut'`,
  )
}

/** Ends it by the key in its newsletters. A repeated use changes nothing and is accepted. */
export function endedByKeyUpdate(key: string, at: Date): Sql {
  return sql`UPDATE newsletter_recipient
    SET status = 'optOut', ended_at = iif(status = 'optOut', ended_at, ${at})
    WHERE unsubscribe_key = ${key}`
}

/** Confirmed recipients ordered by address, starting after `emailKey`. */
export function subscribersAfter(
  db: D1Database,
  emailKey: string,
  limit: number,
): Promise<readonly Recipient[]> {
  return all(
    db,
    NewsletterRecipientTable.row,
    sql`${SELECT} WHERE email_key > ${emailKey} AND status = 'optIn'
      ORDER BY email_key LIMIT ${limit}`,
  )
}

/** The number of recipients of each status. */
export async function countRecipients(
  db: D1Database,
): Promise<Record<Recipient['status'], number>> {
  const counts = await all(
    db,
    pick(NewsletterRecipientTable, 'status').row.extend({ count: int }),
    sql`SELECT status, count(*) AS count FROM newsletter_recipient GROUP BY status`,
  )
  const none = { optIn: 0, notSet: 0, optOut: 0 }
  return { ...none, ...Object.fromEntries(counts.map(({ status, count }) => [status, count])) }
}

/** Deletes an address of any status, for an erased account. */
export function deleteRecipient(db: D1Database, emailKey: string): D1PreparedStatement {
  return prepare(db, sql`DELETE FROM newsletter_recipient WHERE email_key = ${emailKey}`)
}

/** Deletes unconfirmed requests, and subscriptions that ended years ago. */
export function purgeOldRecipients(db: D1Database, at: Date): D1PreparedStatement[] {
  const before = (ms: number) => new Date(at.getTime() - ms)
  return [
    sql`DELETE FROM newsletter_recipient
      WHERE status = 'notSet' AND requested_at < ${before(CONFIRM_WITHIN_MS)}`,
    sql`DELETE FROM newsletter_recipient
      WHERE status = 'optOut' AND ended_at < ${before(ENDED_RETENTION_MS)}`,
    sql`DELETE FROM newsletter_link WHERE created_at < ${before(CONFIRM_WITHIN_MS)}`,
  ].map((statement) => prepare(db, statement))
}
