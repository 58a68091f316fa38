import { accountMailInsert } from '#worker/backend/account/mail/account-mail.ts'
import { forgetMails } from '#worker/backend/mail/forget-mails.ts'
import { forgetRecipient } from '#worker/backend/newsletter/recipients.ts'
import { forgetSamplesOf } from '#worker/backend/sample-order/stored-sample-orders.ts'
import { forgetAlertsOf } from '#worker/backend/stock-alert/stored-alerts.ts'
import { forgetShopper, leaveSession } from '#worker/backend/shopper/customer-sessions.ts'
import type { Shop } from '#worker/backend/http/shop.ts'
import { type Account, type Customer, nameOf } from '../customers/customer.ts'

/** Takes the place of the customer id in orders of deleted customers; no customer has it. */
const DETACHED = 'deleted'

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
    ...rowsOf(db, id),
    db.prepare('DELETE FROM registration WHERE email_key = ?1').bind(account.emailKey),
    db.prepare('DELETE FROM inquiry WHERE email_key = ?1').bind(account.emailKey),
    forgetRecipient(db, account.emailKey),
    forgetAlertsOf(db, account.emailKey),
    ...forgetMails(db, email),
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
  await db.batch(rowsOf(db, id))
  await leaveSession(sessions, token, at)
}

function rowsOf(db: D1Database, id: string): D1PreparedStatement[] {
  return [
    forgetSamplesOf(db, id),
    db.prepare('UPDATE orders SET customer_id = ?2 WHERE customer_id = ?1').bind(id, DETACHED),
    // Foreign keys delete addresses, account, wishlist, projects and reviews with this row.
    db.prepare('DELETE FROM customer WHERE id = ?1').bind(id),
  ]
}
