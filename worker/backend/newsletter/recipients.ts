import { isLocale } from '#shared/i18n/locales.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { z } from '#shared/schemas/zod.ts'

/** The state of a subscription, with Shopware's names. */
export const Status = z.enum(['notSet', 'optIn', 'optOut'])

const Row = z.object({
  email_key: z.string(),
  email: z.string(),
  locale: z.string().refine(isLocale),
  status: Status,
  unsubscribe_key: z.string(),
  requested_at: z.string(),
  confirmed_at: z.string().nullable(),
  ended_at: z.string().nullable(),
})
export type Recipient = z.infer<typeof Row>

/** Retention of ended subscriptions, as proof of their confirmation. */
const ENDED_KEPT_MS = 3 * 365 * DAY_MS

/** Validity of a confirmation link. Unconfirmed requests are deleted afterwards. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS

export async function findRecipient(db: D1Database, emailKey: string): Promise<Recipient | null> {
  const row = await db
    .prepare('SELECT * FROM newsletter_recipient WHERE email_key = ?1')
    .bind(emailKey)
    .first()
  return row && Row.parse(row)
}

/** Stores a first or repeated subscription request. A confirmed recipient stays unchanged. */
export function requestUpsert(
  db: D1Database,
  recipient: Pick<Recipient, 'email_key' | 'email' | 'locale' | 'unsubscribe_key'>,
  at: Date,
): D1PreparedStatement {
  const { email_key: emailKey, email, locale, unsubscribe_key: key } = recipient
  return db
    .prepare(`INSERT INTO newsletter_recipient
        (email_key, email, locale, status, unsubscribe_key, requested_at)
      VALUES (?1, ?2, ?3, 'notSet', ?4, ?5)
      ON CONFLICT (email_key) DO UPDATE SET status = 'notSet', email = ?2, locale = ?3, requested_at = ?5
        WHERE status <> 'optIn'`)
    .bind(emailKey, email, locale, key, at.toISOString())
}

export function confirmedUpdate(db: D1Database, emailKey: string, at: Date): D1PreparedStatement {
  return db
    .prepare(`UPDATE newsletter_recipient SET status = 'optIn', confirmed_at = ?2, ended_at = NULL
      WHERE email_key = ?1 AND status = 'notSet'`)
    .bind(emailKey, at.toISOString())
}

/** Ends a subscription, confirmed or not. */
export function endedUpdate(db: D1Database, emailKey: string, at: Date): D1PreparedStatement {
  return db
    .prepare(`UPDATE newsletter_recipient SET status = 'optOut', ended_at = ?2
      WHERE email_key = ?1 AND status <> 'optOut'`)
    .bind(emailKey, at.toISOString())
}

/** Ends it by the key in its newsletters. A repeated use changes nothing and is accepted. */
export function endedByKeyUpdate(db: D1Database, key: string, at: Date): D1PreparedStatement {
  return db
    .prepare(`UPDATE newsletter_recipient
      SET status = 'optOut', ended_at = iif(status = 'optOut', ended_at, ?2)
      WHERE unsubscribe_key = ?1`)
    .bind(key, at.toISOString())
}

/** Confirmed recipients ordered by address, starting after `emailKey`. */
export async function subscribersAfter(
  db: D1Database,
  emailKey: string,
  limit: number,
): Promise<readonly Recipient[]> {
  const { results } = await db
    .prepare(`SELECT * FROM newsletter_recipient WHERE email_key > ?1 AND status = 'optIn'
      ORDER BY email_key LIMIT ?2`)
    .bind(emailKey, limit)
    .all()
  return z.array(Row).parse(results)
}

/** The number of recipients of each status. */
export async function countRecipients(
  db: D1Database,
): Promise<Record<Recipient['status'], number>> {
  const { results } = await db
    .prepare('SELECT status, count(*) AS count FROM newsletter_recipient GROUP BY status')
    .all()
  const counts = z.array(z.object({ status: Status, count: z.int() })).parse(results)
  const none = { optIn: 0, notSet: 0, optOut: 0 }
  return { ...none, ...Object.fromEntries(counts.map(({ status, count }) => [status, count])) }
}

/** Deletes an address of any status, for an erased account. */
export function deleteRecipient(db: D1Database, emailKey: string): D1PreparedStatement {
  return db.prepare('DELETE FROM newsletter_recipient WHERE email_key = ?1').bind(emailKey)
}

/** Deletes unconfirmed requests, and subscriptions that ended years ago. */
export function purgeOldRecipients(db: D1Database, at: Date): D1PreparedStatement[] {
  const before = (ms: number) => new Date(at.getTime() - ms).toISOString()
  return [
    db
      .prepare(`DELETE FROM newsletter_recipient WHERE status = 'notSet' AND requested_at < ?1`)
      .bind(before(CONFIRM_WITHIN_MS)),
    db
      .prepare(`DELETE FROM newsletter_recipient WHERE status = 'optOut' AND ended_at < ?1`)
      .bind(before(ENDED_KEPT_MS)),
    db.prepare('DELETE FROM newsletter_link WHERE created_at < ?1').bind(before(CONFIRM_WITHIN_MS)),
  ]
}
