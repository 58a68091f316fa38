import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { loadShopperContext } from './shopper-context.ts'
import type { ShopperContext } from './shopper-context.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { sessionsOf, shopOf, type ShopContext } from '#worker/backend/http/shop.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import type { SessionState } from '#worker/backend/shopper/state.ts'
import type { Account, Customer } from '../customers/customer.ts'
import { NOT_LOGGED_IN, TOKEN_MISSING } from '../http/refusals.ts'

export type SignedIn = Readonly<{
  shop: ShopContext
  session: SessionState
  context: ShopperContext
  customer: Customer
}>

export type WithAccount = SignedIn &
  Readonly<{ customer: Customer & { readonly account: Account } }>

/**
 * The logged-in customer or guest; else the response that refuses the call
 * (docs/store-api.md#who-may-call).
 */
export async function requireCustomer(c: Context<BackendEnv>): Promise<Result<SignedIn, Response>> {
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  if (session.settings.customerId === null) return fail(storeApiError(c, NOT_LOGGED_IN))
  const shop = shopOf(c)
  const context = await loadShopperContext(shop, session)
  const { customer } = context
  return customer ? ok({ shop, session, context, customer }) : fail(storeApiError(c, NOT_LOGGED_IN))
}

/** A customer with an account. Guests are refused like visitors without a customer. */
export async function requireAccount(
  c: Context<BackendEnv>,
): Promise<Result<WithAccount, Response>> {
  const found = await requireCustomer(c)
  if (!found.ok) return found
  const { customer } = found.value
  const { account } = customer
  if (!account) return fail(storeApiError(c, NOT_LOGGED_IN))
  return ok({ ...found.value, customer: { ...customer, account } })
}

/** Refuses a login-related call without a session. It opens no session. */
export function tokenMissing(c: Context<BackendEnv>): Response {
  c.set('returnsToken', false)
  return storeApiError(c, TOKEN_MISSING)
}
