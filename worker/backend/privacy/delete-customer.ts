import { accountMailInsert } from '#worker/backend/account/mail/account-mail.ts'
import { forgetMails } from '#worker/backend/mail/purge-mails.ts'
import { forgetRecipient } from '#worker/backend/newsletter/recipients.ts'
import { forgetSamplesOf } from '#worker/backend/sample-order/stored-sample-orders.ts'
import { forgetAlertsOf } from '#worker/backend/stock-alert/stored-alerts.ts'
import { forgetShopper, leaveSession } from '#worker/backend/shopper/customer-sessions.ts'
import type { Shop } from '#worker/backend/http/shop.ts'
import { type Account, type Customer, nameOf } from '../customers/customer.ts'

/** Takes the place of the customer id in orders of deleted customers; no customer has it. */
const DETACHED = 'deleted'
/** The customers that `forgetCustomers` deletes, if it is one whose id is known. */
const THIS_CUSTOMER = 'SELECT ?1'

/**
 * Deletes what is stored about a customer. Orders stay with their names, as the law requires, but
 * belong to no account any more.
 */
export async function deleteCustomer(
  shop: Shop,
  customer: Customer & { readonly account: Account },
): Promise<void> {
  const { db, sessions } = shop
  const { id, email, locale, account } = customer
  await db.batch([
    ...forgetCustomers(db, THIS_CUSTOMER, id),
    ...forgetAddress(db, account.emailKey),
    accountMailInsert(shop, email, locale, { kind: 'deleted', name: nameOf(customer) }),
  ])
  await forgetShopper(sessions, account.shopperKey)
}

/**
 * Deletes a guest and ends the session. The guest's orders are still opened by their code with
 * e-mail address and postcode. Mails stay: the guest has not proved to own the address.
 */
export async function deleteGuest(
  { db, sessions, at }: Shop,
  token: string,
  { id }: Customer,
): Promise<void> {
  await db.batch(forgetCustomers(db, THIS_CUSTOMER, id))
  await leaveSession(sessions, token, at)
}

/**
 * Deletes customers and detaches their orders.
 * @param whose selects their ids, with `value` as `?1`
 */
export function forgetCustomers(
  db: D1Database,
  whose: string,
  value: string,
): D1PreparedStatement[] {
  return [
    forgetSamplesOf(db, whose, value),
    db
      .prepare(`UPDATE orders SET customer_id = ?2 WHERE customer_id IN (${whose})`)
      .bind(value, DETACHED),
    // Foreign keys delete addresses, account, wishlist, projects and reviews with this row.
    db.prepare(`DELETE FROM customer WHERE id IN (${whose})`).bind(value),
  ]
}

/** Deletes what is stored with an address alone. */
export function forgetAddress(db: D1Database, emailKey: string): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM registration WHERE email_key = ?1').bind(emailKey),
    db.prepare('DELETE FROM inquiry WHERE email_key = ?1').bind(emailKey),
    forgetRecipient(db, emailKey),
    forgetAlertsOf(db, emailKey),
    ...forgetMails(db, emailKey),
  ]
}
