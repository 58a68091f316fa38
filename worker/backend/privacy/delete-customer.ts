import { accountMailInsert } from '#worker/backend/account/mail/account-mail.ts'
import { deleteMails } from '#worker/backend/mail/purge-mails.ts'
import { deleteRecipient } from '#worker/backend/newsletter/recipients.ts'
import { deleteSamplesOf } from '#worker/backend/sample-order/stored-sample-orders.ts'
import { deleteAlertsOf } from '#worker/backend/stock-alert/stored-alerts.ts'
import { deleteShopper, leaveSession } from '#worker/backend/shopper/customer-sessions.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { type Account, type Customer, nameOf } from '../customers/customer.ts'

/** Replaces the customer id in orders of deleted customers. No customer has it. */
const DETACHED = 'deleted'
/** Selects the customers for `deleteCustomers`, if it is one with a known id. */
const THIS_CUSTOMER = 'SELECT ?1'

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
    ...deleteCustomers(db, THIS_CUSTOMER, id),
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
  await db.batch(deleteCustomers(db, THIS_CUSTOMER, id))
  await leaveSession(sessions, token, at)
}

/**
 * Deletes customers and detaches their orders.
 * @param whose selects their ids, with `value` as `?1`
 */
export function deleteCustomers(
  db: D1Database,
  whose: string,
  value: string,
): D1PreparedStatement[] {
  return [
    deleteSamplesOf(db, whose, value),
    db
      .prepare(`UPDATE orders SET customer_id = ?2 WHERE customer_id IN (${whose})`)
      .bind(value, DETACHED),
    // Foreign keys delete addresses, account, wishlist, projects and reviews with this row.
    db.prepare(`DELETE FROM customer WHERE id IN (${whose})`).bind(value),
  ]
}

/** Deletes the data that is stored by address alone. */
export function deleteAddressData(db: D1Database, emailKey: string): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM registration WHERE email_key = ?1').bind(emailKey),
    db.prepare('DELETE FROM inquiry WHERE email_key = ?1').bind(emailKey),
    deleteRecipient(db, emailKey),
    deleteAlertsOf(db, emailKey),
    ...deleteMails(db, emailKey),
  ]
}
