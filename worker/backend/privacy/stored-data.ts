import { all } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { OutboxTable } from '#worker/backend/tables/outbox.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { inquiriesOf, type InquiryRow } from '#worker/backend/inquiry/stored-inquiries.ts'
import { findRecipient, type Recipient } from '#worker/backend/newsletter/recipients.ts'
import { projectHead } from '#worker/backend/planner/project-struct.ts'
import { projectsOf } from '#worker/backend/planner/stored-projects.ts'
import { readWishlist, type SavedProduct } from '#worker/backend/wishlist/stored-wishlists.ts'
import { reviewStruct } from '#worker/backend/review/review-struct.ts'
import { reviewsBy } from '#worker/backend/review/stored-reviews.ts'
import { alertsOf, type StoredAlert } from '#worker/backend/stock-alert/stored-alerts.ts'
import { withdrawalsOf, type WithdrawalRow } from '#worker/backend/withdrawal/stored-withdrawals.ts'
import type { OpenSession } from '#worker/backend/shopper/secrets.ts'
import { emailKeyOf } from '../customers/credentials-input.ts'

// The stored data of a person, in structs of the Store API, for exports.

/** Data of a customer in addition to profile, orders and session. */
export async function dataOfCustomer(db: D1Database, customerId: string, locale: Locale) {
  const [reviews, wishlist, projects] = await Promise.all([
    reviewsBy(db, customerId),
    readWishlist(db, customerId),
    projectsOf(db, customerId),
  ])
  return {
    reviews: reviews.map((row) => reviewStruct(row, locale, customerId)),
    wishlist: wishlist?.kept.map(storedStruct) ?? [],
    projects: projects.map((project) => ({ ...projectHead(project), items: project.items })),
  }
}

/** Data that is stored by email address alone, with or without an account. */
export async function dataOfAddress(db: D1Database, email: string) {
  const [inquiries, withdrawals, newsletter, alerts, mails] = await Promise.all([
    inquiriesOf(db, email),
    withdrawalsOf(db, email),
    findRecipient(db, emailKeyOf(email)),
    alertsOf(db, emailKeyOf(email)),
    mailsTo(db, email),
  ])
  return {
    inquiries: inquiries.map(inquiryStruct),
    withdrawals: withdrawals.map(withdrawalStruct),
    newsletter: newsletter && subscriptionStruct(newsletter),
    stockAlerts: alerts.map(alertStruct),
    mails,
  }
}

/** A session in a customer's list of devices. */
export function sessionStruct({ id, issuedAt, lastUsedAt, isCurrent, device }: OpenSession) {
  return {
    id,
    createdAt: new Date(issuedAt).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
    current: isCurrent,
    device,
    apiAlias: 'customer_session',
  }
}

const inquiryStruct = ({ receivedAt, ...inquiry }: InquiryRow) => ({ ...inquiry, receivedAt })

const withdrawalStruct = ({ receivedAt, orderNumber, ...row }: WithdrawalRow) => ({
  ...row,
  orderNumber,
  receivedAt,
})

const storedStruct = ({ productId, addedAt: storedAt }: SavedProduct) => ({
  productId,
  keptAt: storedAt,
})

const alertStruct = ({ productId, units, state, ...times }: StoredAlert) => ({
  productId,
  quantity: units,
  state,
  askedAt: times.requestedAt,
  confirmedAt: times.confirmedAt,
  toldAt: times.notifiedAt,
})

const subscriptionStruct = ({ email, status, ...times }: Recipient) => ({
  email,
  status,
  askedAt: times.requestedAt,
  confirmedAt: times.confirmedAt,
  endedAt: times.endedAt,
})

const SentMail = pick(OutboxTable, 'kind', 'createdAt', 'sentAt')

function mailsTo(db: D1Database, email: string) {
  return all(
    db,
    SentMail.row,
    sql`SELECT ${SentMail.columns} FROM outbox
      WHERE lower(recipient) = lower(${email}) ORDER BY created_at`,
  )
}
