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
 * Deletes everything that is kept about a customer. Orders stay, as the law requires, with the
 * names they were placed under, but belong to no account any more.
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
 * Guests end their session with it; their orders are opened by their code and address as before.
 * Mails stay: nobody has shown that the address is theirs.
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
    // Addresses, account and open links go with the row that they refer to.
    db.prepare('DELETE FROM customer WHERE id = ?1').bind(id),
  ]
}
