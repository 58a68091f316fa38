import { accountMailInsert } from '#worker/backend/account/mail/account-mail.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { deleteShopper } from '#worker/backend/shopper/customer-sessions.ts'
import { nameOf } from '../customers/customer.ts'
import {
  accountOfAddress,
  customersOfAddress,
  latestGuestOfAddress,
  readCounts,
  selectCounts,
  type Counts,
} from './data-of-address.ts'
import { deleteAddressData, deleteCustomers } from './delete-customer.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'

type Deps = Pick<ShopContext, 'db' | 'vars' | 'sessions' | 'at'>

/** The numbers of records that an erasure would delete and retain. */
export async function countOfAddress(db: D1Database, emailKey: string): Promise<Counts> {
  const [counted] = await db.batch([selectCounts(db, emailKey)])
  return readCounts(counted)
}

/**
 * Deletes the data of an address, on request of its owner: the account, all guests of the address,
 * and data without a customer. Orders stay, as when customers delete their account. Owner and
 * guests are informed by mail.
 * @returns the numbers of records before
 */
export async function eraseAddress(shop: Deps, emailKey: string): Promise<Counts> {
  const { db, sessions } = shop
  const account = await accountOfAddress(db, emailKey)
  const notice = account ? accountNotice(shop, account) : await guestNotice(shop, emailKey)
  // Only the account contains its session's key. The session is deleted first, so that a failure
  // can be repeated.
  if (account) await deleteShopper(sessions, account.shopperKey)
  const [counted] = await db.batch([
    selectCounts(db, emailKey),
    ...deleteCustomers(db, customersOfAddress(emailKey)),
    ...deleteAddressData(db, emailKey),
    prepare(db, sql`DELETE FROM email_change WHERE lower(email) = ${emailKey}`),
    ...notice,
  ])
  return readCounts(counted)
}

type Account = NonNullable<Awaited<ReturnType<typeof accountOfAddress>>>

function accountNotice(shop: Deps, { email, locale, ...person }: Account) {
  const name = nameOf(person)
  return [accountMailInsert(shop, email, locale, { kind: 'deleted', name })]
}

/** One mail for all guests of an address, in the language of the latest; null without guests. */
async function guestNotice(shop: Deps, emailKey: string) {
  const guest = await latestGuestOfAddress(shop.db, emailKey)
  return guest ? [accountMailInsert(shop, guest.email, guest.locale, { kind: 'erased' })] : []
}
