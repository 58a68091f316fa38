import { accountMailInsert } from '#worker/backend/account/mail/account-mail.ts'
import { deleteMails } from '#worker/backend/mail/purge-mails.ts'
import { deleteRecipient } from '#worker/backend/newsletter/recipients.ts'
import { updateRatingsOf } from '#worker/backend/review/update-ratings.ts'
import { deleteSamplesOf } from '#worker/backend/sample-order/stored-sample-orders.ts'
import { deleteAlertsOf } from '#worker/backend/stock-alert/stored-alerts.ts'
import { deleteShopper, leaveSession } from '#worker/backend/shopper/customer-sessions.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { type Account, type Customer, nameOf } from '../customers/customer.ts'
import { prepare, sql, type Sql } from '#worker/backend/sql/sql.ts'

/** Replaces the customer id in orders of deleted customers. No customer has it. */
const DETACHED = 'deleted'

/**
 * Deletes the data of a customer. Their orders retain the names, as the law requires, but belong to
 * no account.
 */
export async function deleteCustomer(
  shop: ShopContext,
  customer: Customer & { readonly account: Account },
): Promise<void> {
  const { db, sessions } = shop
  const { id, email, locale, account } = customer
  await db.batch([
    ...deleteCustomers(db, sql`SELECT ${id}`),
    ...deleteAddressData(db, account.emailKey),
    accountMailInsert(shop, email, locale, { kind: 'deleted', name: nameOf(customer) }),
  ])
  await deleteShopper(sessions, account.shopperKey)
}

/**
 * Deletes a guest and ends the session. The guest can still open orders by code, email and
 * postcode. Mails stay, because the guest has not proven the ownership of the address.
 */
export async function deleteGuest(
  { db, sessions, at }: ShopContext,
  token: string,
  { id }: Customer,
): Promise<void> {
  await db.batch(deleteCustomers(db, sql`SELECT ${id}`))
  await leaveSession(sessions, token, at)
}

/**
 * Deletes customers and detaches their orders.
 * @param whose selects their ids
 */
export function deleteCustomers(db: D1Database, whose: Sql): D1PreparedStatement[] {
  return [
    deleteSamplesOf(whose),
    sql`UPDATE orders SET customer_id = ${DETACHED} WHERE customer_id IN (${whose})`,
    // Ratings exclude the reviews before foreign keys delete them.
    sql`UPDATE product_review SET state = 'refused' WHERE customer_id IN (${whose})`,
    updateRatingsOf(sql`product_review.customer_id IN (${whose})`),
    // Foreign keys delete addresses, account, wishlist, projects and reviews with this row.
    sql`DELETE FROM customer WHERE id IN (${whose})`,
  ].map((statement) => prepare(db, statement))
}

/** Deletes the data that is stored by address alone. */
export function deleteAddressData(db: D1Database, emailKey: string): D1PreparedStatement[] {
  return [
    prepare(db, sql`DELETE FROM registration WHERE email_key = ${emailKey}`),
    prepare(db, sql`DELETE FROM inquiry WHERE email_key = ${emailKey}`),
    deleteRecipient(db, emailKey),
    deleteAlertsOf(db, emailKey),
    ...deleteMails(db, emailKey),
  ]
}
