import { DAY_MS } from '#shared/domain/durations.ts'
import { urls } from '#shared/urls.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { accountMailInsert } from '#worker/backend/account/mail/account-mail.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { isEmailTaken, selectCredentials } from '#worker/backend/customers/accounts.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import { type Customer, nameOf } from '#worker/backend/customers/customer.ts'
import { tokenHash } from '#worker/backend/passwords/mail-token.ts'
import { batch, changes, first } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertInto } from '#worker/backend/sql/table.ts'
import { EmailChangeTable } from '#worker/backend/tables/customers.ts'

/** Validity of the link to the new address. */
const CONFIRM_WITHIN_MS = DAY_MS

const deleteChange = (customerId: string) =>
  sql`DELETE FROM email_change WHERE customer_id = ${customerId}`

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
  const change = {
    tokenHash: tokenHash(hash),
    customerId: customer.id,
    email,
    createdAt: at.toISOString(),
  }
  await db.batch([
    // Only the newest link is valid. An earlier one may belong to a mistyped address.
    prepare(db, deleteChange(customer.id)),
    prepare(db, insertInto(EmailChangeTable, change)),
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
  return (await changes(db, deleteChange(id))) > 0
}

/**
 * Sets the new email of an account. False for a link that is unknown, used or expired, and for an
 * address that has been registered since. Throws other database errors.
 */
export async function confirmEmailChange(db: D1Database, hash: string, at: Date): Promise<boolean> {
  const found = await first(
    db,
    EmailChangeTable.row,
    sql`SELECT ${EmailChangeTable.columns} FROM email_change WHERE token_hash = ${tokenHash(hash)}`,
  )
  if (!found) return false
  const { customerId: id, email, createdAt } = found
  if (at.getTime() - Date.parse(createdAt) > CONFIRM_WITHIN_MS) return false
  try {
    await batch(db, [
      sql`UPDATE customer_account SET email_key = ${emailKeyOf(email)} WHERE customer_id = ${id}`,
      sql`UPDATE customer SET email = ${email} WHERE id = ${id}`,
      deleteChange(id),
      // A recovery link sent to the old address must not work for the new one.
      sql`DELETE FROM recovery WHERE customer_id = ${id}`,
    ])
    return true
  } catch (error) {
    if (isEmailTaken(error)) return false
    throw error
  }
}
