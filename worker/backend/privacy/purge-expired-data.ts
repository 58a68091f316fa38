import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { purgeOldPrices } from '#worker/backend/catalogue/products/prices-before.ts'
import { purgeOldMails } from '#worker/backend/mail/purge-mails.ts'
import { purgeOldRecipients } from '#worker/backend/newsletter/recipients.ts'
import { deleteOrderNetworks } from '#worker/backend/order/unpaid-orders.ts'
import { deleteLeftProjects } from '#worker/backend/planner/stored-projects.ts'
import { deleteSampleRecipients } from '#worker/backend/sample-order/stored-sample-orders.ts'
import { purgeOldAlerts } from '#worker/backend/stock-alert/stored-alerts.ts'
import { deleteOldVatChecks } from '#worker/backend/vat/vat-checks.ts'
import { deleteForeignWithdrawals } from '#worker/backend/withdrawal/stored-withdrawals.ts'
import { CONFIRM_WITHIN_MS } from '../account/registration/pending-registration.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'

/** Retention of inquiries: long enough to respond. Their texts contain names. */
const INQUIRY_RETENTION_MS = 365 * DAY_MS
/**
 * Longer than the lifetime of a session's settings after its last use, which is recorded twice a
 * day.
 */
const GUEST_RETENTION_MS = 2 * DAY_MS

/**
 * Runs once an hour. Deletes incomplete and expired data: unconfirmed registrations, expired links,
 * guests without orders, texts of old mails. Confirmed registrations are stored as long as
 * unconfirmed ones, so that a second click differs from a wrong link.
 */
export async function purgeExpiredData(db: D1Database, at: Date): Promise<void> {
  if (at.getTime() % HOUR_MS >= MINUTE_MS) return
  const before = (ms: number) => new Date(at.getTime() - ms)
  await db.batch([
    prepare(db, sql`DELETE FROM registration WHERE created_at < ${before(CONFIRM_WITHIN_MS)}`),
    prepare(db, sql`DELETE FROM recovery WHERE created_at < ${before(DAY_MS)}`),
    prepare(db, sql`DELETE FROM inquiry WHERE received_at < ${before(INQUIRY_RETENTION_MS)}`),
    deleteOldVatChecks(db, at),
    deleteForeignWithdrawals(db, at),
    deleteLeftProjects(db, at),
    deleteSampleRecipients(db, at),
    prepare(db, sql`DELETE FROM email_change WHERE created_at < ${before(2 * DAY_MS)}`),
    prepare(
      db,
      sql`DELETE FROM customer
        WHERE guest = 1 AND coalesce(last_seen_at, created_at) < ${before(GUEST_RETENTION_MS)}
          AND NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = customer.id)`,
    ),
    ...purgeOldRecipients(db, at),
    ...purgeOldAlerts(db, at),
    purgeOldMails(db, at),
    deleteOrderNetworks(db),
    purgeOldPrices(db, at),
  ])
}
