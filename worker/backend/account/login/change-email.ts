import { DAY_MS } from '#shared/domain/durations.ts'
import { urls } from '#shared/urls.ts'
import { z } from '#shared/schemas/zod.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { accountMailInsert } from '#worker/backend/account/mail/account-mail.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { isEmailTaken, selectCredentials } from '#worker/backend/customers/accounts.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import { type Customer, nameOf } from '#worker/backend/customers/customer.ts'
import { tokenHash } from '#worker/backend/passwords/mail-token.ts'

/** Validity of the link to the new address. */
const CONFIRM_WITHIN_MS = DAY_MS

const DELETE_CHANGE = 'DELETE FROM email_change WHERE customer_id = ?1'

const Row = z.object({ customer_id: z.string(), email: z.string(), created_at: z.string() })

/**
 * Mails a link to the new address and a notice to the old one. False if the new address has an
 * account, which no response reveals (CONTRIBUTING.md#accounts). A request for the current address
 * cancels a pending change; false if none is pending.
 */
export async function requestEmailChange(
  shop: ShopContext,
  customer: Customer,
  email: string,
): Promise<boolean> {
  const { db, vars, at } = shop
  if (emailKeyOf(email) === emailKeyOf(customer.email)) return cancelChange(db, customer)
  const taken = await selectCredentials(db, emailKeyOf(email)).first()
  if (taken) return false
  const hash = newId()
  const { locale } = customer
  await db.batch([
    // Only the newest link is valid. An earlier one may belong to a mistyped address.
    db.prepare(DELETE_CHANGE).bind(customer.id),
    db
      .prepare('INSERT INTO email_change VALUES (?1, ?2, ?3, ?4)')
      .bind(tokenHash(hash), customer.id, email, at.toISOString()),
    accountMailInsert(shop, email, locale, {
      kind: 'email-confirm',
      url: vars.SHOP_ORIGIN + urls.confirmEmail(locale, hash),
    }),
    ...holdMails(shop, email),
    accountMailInsert(shop, customer.email, locale, {
      kind: 'email-changing',
      name: nameOf(customer),
      url: vars.SHOP_ORIGIN + urls.page(locale, 'resetPassword'),
      address: email,
    }),
  ])
  return true
}

async function cancelChange(db: D1Database, { id }: Customer): Promise<boolean> {
  const { meta } = await db.prepare(DELETE_CHANGE).bind(id).run()
  return meta.changes > 0
}

/**
 * Sets the new email of an account. False for a link that is unknown, used or expired, and for an
 * address that has been registered since. Throws other database errors.
 */
export async function confirmEmailChange(db: D1Database, hash: string, at: Date): Promise<boolean> {
  const found = await db
    .prepare('SELECT customer_id, email, created_at FROM email_change WHERE token_hash = ?1')
    .bind(tokenHash(hash))
    .first()
  if (!found) return false
  const { customer_id: id, email, created_at } = Row.parse(found)
  if (at.getTime() - Date.parse(created_at) > CONFIRM_WITHIN_MS) return false
  try {
    await db.batch([
      db
        .prepare('UPDATE customer_account SET email_key = ?2 WHERE customer_id = ?1')
        .bind(id, emailKeyOf(email)),
      db.prepare('UPDATE customer SET email = ?2 WHERE id = ?1').bind(id, email),
      db.prepare(DELETE_CHANGE).bind(id),
      // A recovery link sent to the old address must not work for the new one.
      db.prepare('DELETE FROM recovery WHERE customer_id = ?1').bind(id),
    ])
    return true
  } catch (error) {
    if (isEmailTaken(error)) return false
    throw error
  }
}
