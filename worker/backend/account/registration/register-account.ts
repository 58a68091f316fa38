import { linkTo, type Domain } from '#worker/backend/channel/domains.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { urls } from '#shared/urls.ts'
import type { ShopperContext } from '#worker/backend/current-shopper/shopper-context.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { accountMailInsert } from '#worker/backend/account/mail/account-mail.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import { shopperKeyOf } from '#worker/backend/shopper/customer-sessions.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'
import { readCredentials, selectCredentials } from '#worker/backend/customers/accounts.ts'
import { createAccount } from './create-account.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import {
  readGroup,
  selectGroup,
  type CustomerGroup,
} from '#worker/backend/customers/customer-group.ts'
import { newAddressIds } from '#worker/backend/customers/insert-customer.ts'
import { addressOf } from '#worker/backend/customers/customer.ts'
import type { SignedIn } from '#worker/backend/current-shopper/require-customer.ts'
import { emailDigest, tokenHash } from '#worker/backend/passwords/mail-token.ts'
import { hashPassword } from '#worker/backend/passwords/password.ts'
import { pendingInsert } from './pending-registration.ts'
import { EMAIL_TAKEN } from '#worker/backend/http/refusals.ts'
import { pendingStruct } from './pending-struct.ts'
import type { CustomerAddress } from '#worker/backend/tables/order-records.ts'
import type { PendingAccount, Registration } from '#worker/backend/tables/registration.ts'

export type AccountRequest = Readonly<{
  registration: Registration
  password: string
  requestedGroupId: string | null
  storefront: Domain | null
  /** The guest who becomes a customer; null for a new customer. */
  guestId: string | null
}>

/** `token` is null while the account awaits confirmation. */
export type Registered = Readonly<{ token: string | null; customer: unknown }>

/** A group that does not exist, or that this person cannot join. */
export const NO_SUCH_GROUP: Violation = {
  pointer: '/requestedGroupId',
  name: 'ENTITY_DOES_NOT_EXISTS',
  detail: 'This customer group cannot be requested.',
}

/**
 * Registers an account. With double opt-in, response and work are the same with and without an
 * existing account; only the mail differs. Without it the customer is logged in at once.
 */
export async function registerAccount(
  shop: ShopContext,
  token: string,
  context: ShopperContext,
  request: AccountRequest,
): Promise<Result<Registered, readonly Violation[]>> {
  const { db, vars, locale } = shop
  const { registration, requestedGroupId, guestId } = request
  const emailKey = emailKeyOf(registration.email)
  const [accounts, groups] = await db.batch([
    selectCredentials(db, emailKey),
    selectGroup(db, requestedGroupId ?? ''),
  ])
  const known = readCredentials(accounts?.results[0])
  const group = readGroup(groups?.results[0])
  const isRefused = requestedGroupId !== null && !isOpenTo(registration, group)
  if (isRefused) return fail([NO_SUCH_GROUP])
  const account: PendingAccount = {
    customerId: guestId ?? newId(),
    convertsGuest: guestId !== null,
    shopperKey: guestId === null ? null : shopperKeyOf(shop.sessions, token),
    registration,
    addressIds: newAddressIds(),
    passwordHash: await hashPassword(request.password),
    requestedGroup: group && { id: group.id, name: group.name },
    locale,
  }
  if (vars.DOUBLE_OPT_IN === 'on') {
    await db.batch(
      known
        ? existsBatch(shop, registration)
        : optInBatch(shop, emailKey, account, request.storefront),
    )
    return ok({ token: null, customer: pendingStruct(account, context, shop.at) })
  }
  const created = known ? null : await createAccount(shop, token, account, null)
  if (!created) return fail([EMAIL_TAKEN])
  return ok(created)
}

function optInBatch(
  shop: ShopContext,
  emailKey: string,
  account: PendingAccount,
  storefront: Domain | null,
): D1PreparedStatement[] {
  const { db, vars, locale, at } = shop
  const hash = newId()
  const url = linkTo(vars, storefront, locale, (shown) =>
    urls.confirmRegistration(shown, emailDigest(emailKey), hash),
  )
  return [
    pendingInsert(db, tokenHash(hash), emailKey, account, at),
    accountMailInsert(shop, account.registration.email, locale, { kind: 'opt-in', url }),
    ...holdMails(shop, account.registration.email),
  ]
}

function existsBatch(shop: ShopContext, { email }: Registration): D1PreparedStatement[] {
  const { vars, locale } = shop
  const url = vars.SHOP_ORIGIN + urls.page(locale, 'login')
  return [
    accountMailInsert(shop, email, locale, { kind: 'exists', url }),
    ...holdMails(shop, email),
  ]
}

function isOpenTo({ accountType }: Registration, group: CustomerGroup | null): boolean {
  return (
    group !== null &&
    group.registrationActive &&
    (accountType === 'business' || !group.onlyCompanies)
  )
}

/**
 * Converts a guest to an account with a password; their orders stay theirs. The address is not
 * proven yet, so double opt-in confirms it as in every registration.
 */
export function convertGuest(
  { shop, context, customer }: SignedIn,
  token: string,
  password: string,
): Promise<Result<Registered, readonly Violation[]>> {
  const billing = addressOf(customer, customer.defaultBillingAddressId, 'billing')
  const shipping = addressOf(customer, customer.defaultShippingAddressId, 'shipping')
  const registration: Registration = {
    email: customer.email,
    accountType: customer.accountType,
    company: customer.company,
    vatIds: customer.vatIds,
    salutationId: customer.salutationId,
    title: customer.title,
    firstName: customer.firstName,
    lastName: customer.lastName,
    birthday: customer.birthday,
    billingAddress: withoutId(billing),
    shippingAddress: shipping.id === billing.id ? null : withoutId(shipping),
  }
  const request = {
    registration,
    password,
    requestedGroupId: null,
    storefront: null,
    guestId: customer.id,
  }
  return registerAccount(shop, token, context, request)
}

function withoutId({ id: _id, createdAt: _createdAt, ...address }: CustomerAddress) {
  return address
}
