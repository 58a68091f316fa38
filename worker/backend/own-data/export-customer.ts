import { z } from '#shared/schemas/zod.ts'
import { openSessions } from '#worker/backend/shopper/customer-sessions.ts'
import type { SignedIn } from '../current-shopper/signed-in.ts'
import { emailKeyOf } from '../customers/credentials-input.ts'
import { addressIn, wholeCustomer } from '../customers/customer-struct.ts'
import { allOrdersOf } from '#worker/backend/order/find-orders.ts'
import { inquiriesOf } from '#worker/backend/inquiry/stored-inquiries.ts'
import { findRecipient, type Recipient } from '#worker/backend/newsletter/recipients.ts'
import { projectHead } from '#worker/backend/planner/project-struct.ts'
import { projectsOf } from '#worker/backend/planner/stored-projects.ts'
import { readWishlist, type Kept } from '#worker/backend/wishlist/stored-wishlists.ts'
import { reviewStruct } from '#worker/backend/review/review-struct.ts'
import { reviewsBy } from '#worker/backend/review/stored-reviews.ts'
import { alertsOf, type StoredAlert } from '#worker/backend/stock-alert/stored-alerts.ts'
import { withdrawalsOf, type WithdrawalRow } from '#worker/backend/withdrawal/stored-withdrawals.ts'
import { orderStruct } from '#worker/backend/order/order-struct.ts'

const MailRow = z
  .object({ kind: z.string(), created_at: z.string(), sent_at: z.string().nullable() })
  .transform(({ kind, created_at, sent_at }) => ({ kind, createdAt: created_at, sentAt: sent_at }))

/**
 * What is stored about a customer, in structs of the Store API, for the rights of access and of
 * portability (GDPR, articles 15 and 20). Of the password there is only a hash, which is left out.
 */
export async function exportCustomer(
  { shop, session, context, customer }: SignedIn,
  token: string,
) {
  const { db, sessions, at, locale, vars } = shop
  const [
    orders,
    reviews,
    inquiries,
    withdrawals,
    newsletter,
    alerts,
    wishlist,
    projects,
    mails,
    open,
  ] = await Promise.all([
    allOrdersOf(db, customer.id),
    reviewsBy(db, customer.id),
    inquiriesOf(db, customer.email),
    withdrawalsOf(db, customer.email),
    findRecipient(db, emailKeyOf(customer.email)),
    alertsOf(db, emailKeyOf(customer.email)),
    readWishlist(db, customer.id),
    projectsOf(db, customer.id),
    mailsTo(db, customer.email),
    openSessions(sessions, token, at),
  ])
  const { shippingMethods } = context
  const view = { locale, places: context, shippingMethods, vars, at }
  return {
    exportedAt: at.toISOString(),
    customer: wholeCustomer(customer, context),
    addresses: customer.addresses.map((address) => addressIn(address, customer, context)),
    orders: orders.map((order) => orderStruct(order, view)),
    cart: session.contents,
    sessions: open.map(sessionStruct),
    reviews: reviews.map((row) => reviewStruct(row, locale, customer.id)),
    inquiries: inquiries.map(({ received_at: receivedAt, ...inquiry }) => ({
      ...inquiry,
      receivedAt,
    })),
    withdrawals: withdrawals.map(withdrawalStruct),
    newsletter: newsletter && subscriptionStruct(newsletter),
    stockAlerts: alerts.map(alertStruct),
    wishlist: wishlist?.kept.map(keptStruct) ?? [],
    projects: projects.map((project) => ({ ...projectHead(project), items: project.items })),
    mails,
    apiAlias: 'customer_export',
  }
}

const withdrawalStruct = ({ received_at, order_number, ...row }: WithdrawalRow) => ({
  ...row,
  orderNumber: order_number,
  receivedAt: received_at,
})

const keptStruct = ({ product_id: productId, added_at: keptAt }: Kept) => ({ productId, keptAt })

const alertStruct = ({
  product_id,
  units,
  state,
  asked_at,
  confirmed_at,
  told_at,
}: StoredAlert) => ({
  productId: product_id,
  quantity: units,
  state,
  askedAt: asked_at,
  confirmedAt: confirmed_at,
  toldAt: told_at,
})

const subscriptionStruct = ({ email, status, asked_at, confirmed_at, ended_at }: Recipient) => ({
  email,
  status,
  askedAt: asked_at,
  confirmedAt: confirmed_at,
  endedAt: ended_at,
})

async function mailsTo(db: D1Database, email: string) {
  const query = `SELECT kind, created_at, sent_at FROM outbox
    WHERE lower(recipient) = lower(?1) ORDER BY created_at`
  const { results } = await db.prepare(query).bind(email).all()
  return z.array(MailRow).parse(results)
}

type Session = Awaited<ReturnType<typeof openSessions>>[number]

/** A session in a customer's list of devices. */
export function sessionStruct({ id, issuedAt, lastUsedAt, isCurrent, device }: Session) {
  return {
    id,
    createdAt: new Date(issuedAt).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
    current: isCurrent,
    device,
    apiAlias: 'customer_session',
  }
}
