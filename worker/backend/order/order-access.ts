import { DAY_MS } from '#shared/domain/durations.ts'
import type { Refusal } from '#worker/backend/http/store-api-error.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Input } from '#worker/backend/http/env.ts'
import { orderByDeepLink, orderById } from './find-orders.ts'
import type { StoredOrder } from './stored-order.ts'
import type { SessionState } from '#worker/backend/shopper/state.ts'

/** After this time a guest has to write to us (docs/store-api.md#guest-orders). */
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

/** What is given as a proof, and whose session asks. */
type Asker = Readonly<{ input: Input; customerId: string | null }>

/**
 * An order by the code of its mail: with its e-mail address and postcode for 30 days, and in the
 * session of whom it belongs to. A code that does not exist, a wrong answer and an old order are
 * refused alike.
 */
export async function orderByCode(
  db: D1Database,
  deepLinkCode: string,
  { input: { email, zipcode }, customerId }: Asker,
  at: Date,
): Promise<Result<StoredOrder, Refusal>> {
  const isProof = typeof email === 'string' && typeof zipcode === 'string'
  if (!isProof && customerId === null) return fail(NOT_AUTHENTICATED)
  const order = await orderByDeepLink(db, deepLinkCode)
  if (order && order.customer_id === customerId) return ok(order)
  if (!isProof) return fail(NOT_AUTHENTICATED)
  if (!order) return fail(WRONG_CREDENTIALS)
  const isTheirs =
    order.customer.email.toLowerCase() === email.trim().toLowerCase() &&
    order.billing_address.zipcode.toLowerCase() === zipcode.trim().toLowerCase()
  return isTheirs && isOpenToGuests(order, at) ? ok(order) : fail(WRONG_CREDENTIALS)
}

/** Whether the secret code of an order still opens it. */
function isOpenToGuests({ placed_at }: StoredOrder, at: Date): boolean {
  return at.getTime() - Date.parse(placed_at) <= GUEST_ACCESS_MS
}

/** What a caller names of an order: its id, and as a guest without a session its secret code. */
type OrderClaim = { readonly orderId: string; readonly deepLinkCode: string | null }

/**
 * The order, if it is the session's or the caller knows its code, for as long as codes open orders.
 * Another customer's order counts as unknown.
 */
export async function ownOrder(
  db: D1Database,
  { settings }: SessionState,
  { orderId, deepLinkCode }: OrderClaim,
  at: Date,
): Promise<StoredOrder | null> {
  const order = await orderById(db, orderId)
  if (!order) return null
  const isOwn = settings.customerId !== null && order.customer_id === settings.customerId
  const isNamed = order.deep_link_code === deepLinkCode && isOpenToGuests(order, at)
  return isOwn || isNamed ? order : null
}
