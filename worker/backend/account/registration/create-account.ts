import { fail, ok, type Result } from '#shared/domain/result.ts'
import { urls } from '#shared/urls.ts'
import { accountMailInsert } from '#worker/backend/account/mail/account-mail.ts'
import {
  openCustomerSession,
  newShopperKey,
  readOwnedSession,
} from '#worker/backend/shopper/customer-sessions.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { accountInsert, isEmailTaken } from '#worker/backend/customers/accounts.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import { STANDARD_GROUP_ID } from '#worker/backend/customers/customer-group.ts'
import { customerInserts } from '#worker/backend/customers/insert-customer.ts'
import { nameOf } from '#worker/backend/customers/customer.ts'
import { emailDigest, tokenHash } from '#worker/backend/passwords/mail-token.ts'
import { confirmedUpdate, isExpired, readPending, selectPending } from './pending-registration.ts'
import { currentCustomer, deleteIdleGuest } from './register-guest.ts'
import type { PendingAccount } from '#worker/backend/tables/registration.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'

/**
 * Creates an account and logs its customer in with the session's cart. Null without any write if
 * the address has been registered since. Throws other database errors.
 * @param optInSentAt the time of the mail that is confirmed now; null without double opt-in
 */
export async function createAccount(
  shop: ShopContext,
  token: string,
  account: PendingAccount,
  optInSentAt: string | null,
): Promise<{ readonly token: string; readonly customer: unknown } | null> {
  const { db, sessions, at } = shop
  const { customerId, registration, requestedGroup } = account
  const seen = await readOwnedSession(sessions, token, at)
  const shopperKey = account.shopperKey ?? newShopperKey()
  const emailKey = emailKeyOf(registration.email)
  const { passwordHash } = account
  const requestedGroupId = requestedGroup?.id ?? null
  const inserted = { customerId, emailKey, passwordHash, shopperKey, requestedGroupId, optInSentAt }
  const { settings } = seen.state
  const isOwnGuest = account.convertsGuest || settings.customerId === customerId
  try {
    await db.batch([
      ...customerStatements(shop, account),
      accountInsert(db, { ...inserted, groupId: STANDARD_GROUP_ID }, at),
      confirmedUpdate(db, emailKey, at),
      ...(isOwnGuest ? [] : [deleteIdleGuest(db, settings.customerId)]),
      accountMailInsert(shop, registration.email, account.locale, {
        kind: 'welcome',
        name: nameOf(registration),
        url: shop.vars.SHOP_ORIGIN + urls.page(account.locale, 'account'),
        requestedGroup: requestedGroup?.name[account.locale] ?? null,
      }),
    ])
  } catch (error) {
    if (isEmailTaken(error)) return null
    throw error
  }
  const entry = { customerId, shopperKey, settings: { device: shop.device } }
  const entered = await openCustomerSession(sessions, token, seen, entry, at)
  return { token: entered.token, customer: await currentCustomer(shop, entered.state) }
}

function customerStatements(
  { db, at }: ShopContext,
  { customerId, convertsGuest, registration, addressIds, locale }: PendingAccount,
): D1PreparedStatement[] {
  if (!convertsGuest)
    return customerInserts(
      db,
      { id: customerId, guest: false, locale, registration, addressIds },
      at,
    )
  return [prepare(db, sql`UPDATE customer SET guest = 0 WHERE id = ${customerId}`)]
}

export type ConfirmError = 'unknown' | 'already-confirmed'

/**
 * Creates the account of a pending registration and logs the caller in.
 * @param em digest of the address, as in the link
 */
export async function confirmRegistration(
  shop: ShopContext,
  token: string,
  { hash, em }: { readonly hash: string; readonly em: string },
): Promise<Result<{ readonly token: string; readonly customer: unknown }, ConfirmError>> {
  const pending = readPending(await selectPending(shop.db, tokenHash(hash)).first())
  if (!pending || emailDigest(pending.emailKey) !== em) return fail('unknown')
  if (pending.confirmedAt !== null || pending.data === null) return fail('already-confirmed')
  if (isExpired(pending, shop.at)) return fail('unknown')
  // The guest may have been deleted since. The account then gets a new customer.
  const convertsGuest = pending.data.convertsGuest && pending.guestExists
  const account = { ...pending.data, convertsGuest }
  const created = await createAccount(shop, token, account, pending.createdAt)
  return created ? ok(created) : fail('already-confirmed')
}
