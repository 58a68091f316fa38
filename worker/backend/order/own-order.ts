import type { SessionState } from '#worker/backend/shopper/state.ts'
import { orderById } from './find-orders.ts'
import { isOpenToGuests } from './guest-access.ts'
import type { StoredOrder } from './stored-order.ts'

/** What a caller names of an order: its id, and as a guest without a session its secret code. */
export type OrderClaim = { readonly orderId: string; readonly deepLinkCode: string | null }

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
