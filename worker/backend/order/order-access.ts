import { DAY_MS } from '#shared/domain/durations.ts'
import type { Refusal } from '#worker/backend/http/store-api-error.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Input } from '#worker/backend/http/env.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import { orderByDeepLink, orderById } from './find-orders.ts'
import type { StoredOrder } from './stored-order.ts'
import type { SessionState } from '#worker/backend/shopper/state.ts'

/** Time in which guests can open an order by its code (docs/store-api.md#guest-orders). */
const GUEST_ACCESS_MS = 30 * DAY_MS

const NOT_AUTHENTICATED: Refusal = {
  status: 403,
  code: 'CHECKOUT__GUEST_NOT_AUTHENTICATED',
  detail: 'Guest not authenticated.',
}
const WRONG_CREDENTIALS: Refusal = {
  status: 403,
  code: 'CHECKOUT__GUEST_WRONG_CREDENTIALS',
  detail: 'Wrong credentials for guest authentication.',
}

/** The request's input, which may contain email and postcode, and its session's customer. */
type Requester = Readonly<{ input: Input; customerId: string | null }>

/**
 * An order by the code in its mail: with email and postcode for 30 days, or in its customer's
 * session. An unknown code, a wrong proof and an old order get the same refusal.
 */
export async function orderByCode(
  db: D1Database,
  deepLinkCode: string,
  { input: { email, zipcode }, customerId }: Requester,
  at: Date,
): Promise<Result<StoredOrder, Refusal>> {
  const isProof = typeof email === 'string' && typeof zipcode === 'string'
  if (!isProof && customerId === null) return fail(NOT_AUTHENTICATED)
  const order = await orderByDeepLink(db, deepLinkCode)
  if (order && order.customerId === customerId) return ok(order)
  if (!isProof) return fail(NOT_AUTHENTICATED)
  if (!order) return fail(WRONG_CREDENTIALS)
  const isProved =
    emailKeyOf(order.customer.email) === emailKeyOf(email) &&
    order.billingAddress.zipcode.toLowerCase() === zipcode.trim().toLowerCase()
  return isProved && isOpenToGuests(order, at) ? ok(order) : fail(WRONG_CREDENTIALS)
}

/** Whether the order's code is still valid. */
function isOpenToGuests({ placedAt }: StoredOrder, at: Date): boolean {
  return at.getTime() - Date.parse(placedAt) <= GUEST_ACCESS_MS
}

/** An order's id, with its code if the caller is a guest without a session. */
type OrderClaim = { readonly orderId: string; readonly deepLinkCode: string | null }

/**
 * The order if it belongs to the session's customer, or if the caller's code is still valid.
 * Otherwise null, as for an unknown order.
 */
export async function ownOrder(
  db: D1Database,
  { settings }: SessionState,
  { orderId, deepLinkCode }: OrderClaim,
  at: Date,
): Promise<StoredOrder | null> {
  const order = await orderById(db, orderId)
  if (!order) return null
  const isOwn = settings.customerId !== null && order.customerId === settings.customerId
  const isNamed = order.deepLinkCode === deepLinkCode && isOpenToGuests(order, at)
  return isOwn || isNamed ? order : null
}
