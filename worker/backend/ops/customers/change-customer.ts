import { urls } from '#shared/urls.ts'
import { readGroup, selectGroup } from '#worker/backend/customers/customer-group.ts'
import { emailDigest, tokenHash } from '#worker/backend/passwords/mail-token.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import { nameOf } from '#worker/backend/customers/customer.ts'
import {
  readPending,
  selectLatestPending,
} from '#worker/backend/account/registration/pending-registration.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { accountMailInsert } from '#worker/backend/account/mail/account-mail.ts'
import { deleteLinks } from '#worker/backend/account/login/delete-links.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { endSessions } from '#worker/backend/shopper/customer-sessions.ts'
import type { Sessions } from '#worker/backend/shopper/sessions.ts'
import type { CustomerRow } from './find-customers.ts'
import { changes } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'

/** Adds a customer to a group and informs them by mail. False if the group does not exist. */
export async function grantGroup(deps: Deps, row: CustomerRow, key: string): Promise<boolean> {
  const { db, vars } = deps
  const group = readGroup(await selectGroup(db, key).first())
  if (!group) return false
  const { locale } = row
  await db.batch([
    prepare(
      db,
      sql`UPDATE customer_account SET group_id = ${group.id}, requested_group_id = NULL
        WHERE customer_id = ${row.id}`,
    ),
    accountMailInsert(deps, row.email, locale, {
      kind: 'group-granted',
      name: nameOf(row),
      url: vars.SHOP_ORIGIN + urls.page(locale, 'account'),
      group: group.name[locale],
    }),
  ])
  return true
}

/** Locks a customer: ends all sessions and links, and prevents logins. */
export async function lockCustomer(
  { db, at }: Deps,
  sessions: Sessions,
  { id, shopperKey }: CustomerRow,
): Promise<void> {
  await db.batch([
    prepare(db, sql`UPDATE customer_account SET locked_at = ${at} WHERE customer_id = ${id}`),
    ...deleteLinks(db, id),
  ])
  if (shopperKey !== null) await endSessions(sessions, shopperKey)
}

export async function unlockCustomer({ db }: Deps, { id }: CustomerRow): Promise<void> {
  await changes(db, sql`UPDATE customer_account SET locked_at = NULL WHERE customer_id = ${id}`)
}

/**
 * Sends a new link for the newest unconfirmed registration of an address, and invalidates the
 * earlier link. False if none is pending.
 */
export async function resendOptIn(deps: Deps, email: string): Promise<boolean> {
  const { db, vars, at } = deps
  const emailKey = emailKeyOf(email)
  const pending = readPending(await selectLatestPending(db, emailKey).first())
  if (!pending?.data) return false
  const { locale, registration } = pending.data
  const hash = newId()
  const url = vars.SHOP_ORIGIN + urls.confirmRegistration(locale, emailDigest(emailKey), hash)
  await db.batch([
    prepare(
      db,
      sql`UPDATE registration SET token_hash = ${tokenHash(hash)}, created_at = ${at}
        WHERE token_hash = ${pending.tokenHash}`,
    ),
    accountMailInsert(deps, registration.email, locale, { kind: 'opt-in', url }),
  ])
  return true
}
